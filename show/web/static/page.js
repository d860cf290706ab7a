// Pages work without this file. With it they follow the game by themselves, keep their place, and a
// second click on what is marked takes it.
"use strict";
(() => {
  const box = document.getElementById("page");
  const kept = () => [...box.querySelectorAll("[id]")].map(e => [e.id, e.scrollLeft, e.scrollTop, e.open]);

  function put(html) {
    const before = new Map(kept().map(k => [k[0], k])), was = box.firstElementChild?.dataset.decision;
    const typed = document.activeElement?.id === "question" ? document.activeElement.value : null;
    box.innerHTML = html;
    for (const [id, left, top, open] of before.values()) {
      const e = document.getElementById(id);
      if (!e) continue;
      e.scrollLeft = left;
      if (id !== "log") e.scrollTop = top;
      if (open && "open" in e) e.open = true;
    }
    if (typed !== null) {
      const q = document.getElementById("question");
      q?.focus();
      if (q && !q.value) q.value = typed;
    }
    settle(was !== box.firstElementChild?.dataset.decision);
  }

  // What is new in the log, and where something may be chosen, is brought into sight.
  function settle(moved) {
    const log = document.getElementById("log");
    if (log) log.scrollTop = log.scrollHeight;
    if (!moved) return;
    for (const map of box.querySelectorAll(".map")) {
      const to = map.querySelector(".marked, .target") || map.querySelector(".changed");
      if (!to) continue;
      const a = to.getBoundingClientRect(), b = map.getBoundingClientRect();
      if (a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom) {
        map.scrollLeft += a.left - b.left - b.width / 2;
        map.scrollTop += a.top - b.top - b.height / 2;
      }
    }
  }

  async function load(url, init) {
    const answer = await fetch(url, {...init, headers: {"X-Part": "1"}, redirect: "follow"});
    if (answer.headers.get("Content-Type")?.startsWith("text/html")) put(await answer.text());
    else alert(await answer.text());
  }

  document.addEventListener("click", e => {
    const a = e.target.closest("a");
    if (!a || e.ctrlKey || e.metaKey || e.shiftKey || e.button !== 0) return;
    const inside = a.classList.contains("in") || a instanceof SVGElement;
    const to = a.getAttribute("href");
    if (!inside || !to) return;
    e.preventDefault();
    const take = document.querySelector("#marked .take");
    if (a.classList.contains("marked") && take) return take.click();
    load(to).catch(() => location.assign(to));
  });

  document.addEventListener("submit", e => {
    const f = e.target, data = new URLSearchParams(new FormData(f, e.submitter));
    e.preventDefault();
    const to = f.getAttribute("action");
    const go = f.method === "get" ? load(to + "?" + data) : load(to, {method: "POST", body: data});
    go.catch(() => lost(true));
  });

  let bar = null;
  function lost(is) {
    if (is && !bar) {
      bar = document.body.appendChild(document.createElement("p"));
      bar.className = "lost";
      bar.textContent = "The table cannot be reached; it is tried again.";
    } else if (!is && bar) {
      bar.remove();
      bar = null;
    }
  }

  const seen = box.firstElementChild?.dataset.id || "";
  const events = new EventSource("events?seen=" + encodeURIComponent(seen));
  events.addEventListener("page", e => put(e.data));
  events.onopen = () => lost(false);
  events.onerror = () => lost(true);
  settle(true);
})();
