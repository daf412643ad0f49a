/** A game's own drawing made fit for the page: shapes and words, and nothing that acts. */

const SHAPES = new Set(
  'svg g rect circle ellipse line polyline polygon path text tspan title desc'.split(' '),
);
const LOOKS = new Set(
  (
    'x y x1 y1 x2 y2 cx cy r rx ry dx dy width height viewBox points d transform fill ' +
    'fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray ' +
    'stroke-opacity opacity font-size font-family font-weight font-style text-anchor ' +
    'dominant-baseline letter-spacing xml:space data-place'
  ).split(' '),
);
/** Even to read such an attribute breaks the page's policy. */
const ACTIVE = /\s(?:style|on\w+)\s*=\s*("[^"]*"|'[^']*')/gi;
const SPACE = 'http://www.w3.org/2000/svg';

/** The drawing as an element of this page; null when it is none. */
export function drawn(source: string): SVGSVGElement | null {
  const plain = source.replace(ACTIVE, '');
  const root = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement;
  return root.localName === 'svg' ? (clean(root) as SVGSVGElement) : null;
}

/** Only what is known is made anew; whatever else stands there is left out with all inside it. */
function clean(source: Element): Element {
  const made = document.createElementNS(SPACE, source.localName);
  for (const { name, value } of source.attributes)
    if (LOOKS.has(name) && !/url\s*\(/i.test(value)) made.setAttribute(name, value);
  for (const inside of source.childNodes) {
    if (inside instanceof Element) {
      if (SHAPES.has(inside.localName)) made.append(clean(inside));
    } else if (inside.nodeType === Node.TEXT_NODE) made.append(inside.textContent ?? '');
  }
  return made;
}
