package model

// Option is a choice made before play.
type Option struct {
	Name, Title string
	Variants    []*Variant
	Default     *Variant
	Origin
}

// Variant finds a variant by its name; nil if there is none.
func (o *Option) Variant(name string) *Variant {
	for _, v := range o.Variants {
		if v.Name == name {
			return v
		}
	}
	return nil
}

// Variant is one value of an option: an extent.
type Variant struct {
	Name, Title     string
	Option          *Option
	Needs, Excludes []*Variant
	Players         []*Thing
	Origin
}

// Scenario is a start.
type Scenario struct {
	Name, Title string
	Begin       *Rule
	Deploy      []*Deploy
	Origin
}
