import { parseAddress } from './addresses.js';
import { policyNamed } from './trusted-types.js';
import { unclobbered } from './unclobbered.js';

const policy = policyNamed('auftritt');

/**
 * Parses HTML into a separate document, in which nothing loads or runs. Its nodes may do both once they
 * are inserted into the page; see below.
 *
 * @returns the `html` element. Names in the HTML may hide properties of the document, but not of this
 * element (HTML, "DOM tree accessors").
 * @throws Problem if the page's Trusted Types policy does not allow `auftritt`
 */
export function parseHtml(text: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(policy().createHTML(text), 'text/html');
  return unclobbered(parsed).documentElement;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * The HTML elements that content may consist of, including obsolete ones. `noscript` is none of them: a parser
 * outside of a page takes its content for elements, which would load frames and images that the page itself
 * does not load.
 */
const html = words(`
  a abbr acronym address area article aside audio b bdi bdo big blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em
  fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
  img input ins kbd label legend li link main map mark menu meta meter nav nobr ol optgroup
  option output p picture pre progress q rb rp rt rtc ruby s samp search section select slot small
  source span strike strong style sub summary sup table tbody td template textarea tfoot th thead
  time title tr track tt u ul var video wbr`);

/** The SVG elements that draw, and those that animate a drawing. */
const svg = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter foreignObject g
  image line linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient
  rect set stop style svg switch symbol text textPath title tspan use view`);
const svgFilter = /^fe[A-Z]/;

/** The MathML elements. All of them are harmless. */
const mathml = /^(m[a-z]+|annotation|annotation-xml|semantics|none)$/;

// A form's field can hide a property of the form that has the field's name, such as `attributes` or
// `localName`. The functions of the prototype are not affected (HTML, "The form element").
const { getAttribute, getAttributeNames, matches, querySelectorAll, removeAttribute } =
  Element.prototype;

/**
 * Whether an element is a `meta` that redirects the page or sets its policy. Other `meta` elements only
 * describe their context.
 */
const isPragma = (element: Element): boolean => matches.call(element, 'meta[http-equiv]');

function isAllowed(element: Element): boolean {
  const localName = Reflect.get(Element.prototype, 'localName', element);
  switch (Reflect.get(Element.prototype, 'namespaceURI', element)) {
    case 'http://www.w3.org/1999/xhtml':
      // Custom elements are the page's own.
      return html.has(localName) ? !isPragma(element) : localName.includes('-');
    case 'http://www.w3.org/2000/svg':
      return svg.has(localName) || svgFilter.test(localName);
    default:
      return mathml.test(localName);
  }
}

/** Attributes that hold an address. */
const addresses = words(
  'action background cite data formaction href longdesc poster src xlink:href',
);

/** The schemes that an address may have, besides the page's own scheme. */
const schemes = words(`
  http: https: about: callto: fax: ftp: geo: mailto: maps: matrix: sip: skype: sms: tel: webcal:
  whatsapp: xmpp:`);

/** The elements that show an image, a video or a sound, and so may use a `data:` address. */
const media = 'audio, image, img, input, source, track, video';

/**
 * Attributes that name the attribute which an SVG animation changes. HTML's parser writes the name in
 * two ways.
 */
const animated = words('attributeName attributename');

/** Whether an address can neither run nor create a script. */
function isHarmlessAddress(element: Element, address: string): boolean {
  // Without a colon the address has no scheme, so it need not be parsed. Most addresses are like this.
  if (!address.includes(':')) return true;
  const scheme = parseAddress(address)?.protocol;
  if (scheme === undefined || scheme === location.protocol || schemes.has(scheme)) return true;
  return scheme === 'data:' && matches.call(element, media);
}

/**
 * Whether an attribute can neither run nor create a script. This includes SVG animations of an address, and what an
 * attribute `data-…` stands in for, as in content that waits for consent.
 */
function isHarmless(element: Element, attribute: string): boolean {
  const name = attribute.replace(/^data-/, '');
  if (attribute.startsWith('on') || name === 'srcdoc') return false;
  const value = () => getAttribute.call(element, attribute) ?? '';
  if (animated.has(name)) return !value().trim().endsWith('href');
  return !addresses.has(name) || isHarmlessAddress(element, value());
}

/** The types of scripts that a browser would run (HTML, "The script element"). */
const runs = 'script:is(:not([type]), [type=""], [type="module" i], [type$="script" i])';

/** The elements from which such a script has been taken. */
const scripted = new WeakSet<Node>();

/** Whether a script that would run has been taken out of an element that `parseInert` has parsed. */
export const hadScript = (element: Element): boolean =>
  [element, ...querySelectorAll.call(element, '*')].some((each) => scripted.has(each));

function sanitize(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (!isAllowed(element)) {
      if (element.parentNode && element.matches(runs)) scripted.add(element.parentNode);
      // An element that HTML does not know, such as a word processor's, is replaced by its content.
      // Forms are allowed elements, so no field can hide the properties of the element that is removed
      // here.
      if (element instanceof HTMLUnknownElement) element.replaceWith(...element.childNodes);
      else element.remove();
    }
    for (const name of getAttributeNames.call(element)) {
      if (!isHarmless(element, name)) removeAttribute.call(element, name);
    }
    if (element instanceof HTMLTemplateElement) sanitize(element.content.querySelectorAll('*'));
  }
}

/**
 * Parses the server's HTML, a whole page or a part of one, into a separate document in which nothing
 * loads or runs. Its scripts do not run after its nodes have been inserted into the page either: the
 * parser removes all elements that are not on the list of content elements, event-handler attributes,
 * `srcdoc`, and addresses whose scheme is not on the list (docs/interface.md, "Requests").
 *
 * @returns the `html` element
 * @throws Problem if the page's Trusted Types policy does not allow `auftritt`
 */
export function parseInert(text: string): HTMLElement {
  const parsed = parseHtml(text);
  sanitize([parsed, ...parsed.querySelectorAll('*')]);
  return parsed;
}
