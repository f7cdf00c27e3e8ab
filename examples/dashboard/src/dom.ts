type Child = Node | string | number | false | null | undefined;
type Attributes = Record<string, string | number | boolean | null | undefined | ((event: Event) => unknown)>;

/** An element: `h('button', { class: 'primary', onclick: save }, 'Save')`. Texts are set as texts, never read as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  fill(element, attributes, children.flat());
  return element;
}

/** The same for drawings. */
export function svg(tag: string, attributes: Attributes = {}, ...children: (Child | Child[])[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(element, attributes, children.flat());
  return element;
}

function fill(element: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), event => void value(event));
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...texts(children));
}

const texts = (children: Child[]): (Node | string)[] =>
  children
    .filter(child => child !== false && child !== null && child !== undefined)
    .map(child => (child instanceof Node ? child : String(child)));

/** Puts new children into an element. Who stood on one with an id stands on the new one with the same id. */
export function replace(element: Element, ...children: Child[]): void {
  const focused = document.activeElement?.id;
  element.replaceChildren(...texts(children));
  const again = focused ? document.getElementById(focused) : null;
  if (again && again !== document.activeElement && element.contains(again)) again.focus({ preventScroll: true });
}
