import { parseAddress } from './parse-address.js';
import { parseHtml } from './parse-html.js';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** The elements of HTML that content is made of, those of older pages among them. */
const html = words(`
  a abbr acronym address area article aside audio b bdi bdo big blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em
  fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe
  img input ins kbd label legend li link main map mark menu meta meter nav nobr noscript ol optgroup
  option output p picture pre progress q rb rp rt rtc ruby s samp search section select slot small
  source span strike strong style sub summary sup table tbody td template textarea tfoot th thead
  time title tr track tt u ul var video wbr`);

/** The elements of SVG that draw, and those that move a drawing. */
const svg = words(`
  a animate animateMotion animateTransform circle clipPath defs desc ellipse filter foreignObject g
  image line linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient
  rect set stop style svg switch symbol text textPath title tspan use view`);
const svgFilter = /^fe[A-Z]/;

/** The elements of MathML; none of them does anything. */
const mathml = /^(m[a-z]+|annotation|annotation-xml|semantics|none)$/;

// A field of a form hides the form's own property of the same name, `attributes` or `localName` for
// one: the prototype's is asked (HTML, "The form element").
const { getAttribute, getAttributeNames, matches, removeAttribute } = Element.prototype;

/** A `meta` that redirects the page or sets its policy; others describe what they stand in. */
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

/** What an address may begin with, besides what the page's own begins with. */
const schemes = words(`
  http: https: about: callto: fax: ftp: geo: mailto: maps: matrix: sip: skype: sms: tel: webcal:
  whatsapp: xmpp:`);

/** What shows an image, a film or a sound, and so may hold it as `data:`. */
const media = 'audio, image, img, input, source, track, video';

/** Attributes that name another one, which SVG animates; HTML's parser writes them in two ways. */
const animated = words('attributeName attributename');

/** Whether an address cannot run a script, nor make one. */
function isHarmlessAddress(element: Element, address: string): boolean {
  // Without a colon it has no scheme of its own, and is not worth parsing: most are such.
  if (!address.includes(':')) return true;
  const scheme = parseAddress(address)?.protocol;
  if (scheme === undefined || scheme === location.protocol || schemes.has(scheme)) return true;
  return scheme === 'data:' && matches.call(element, media);
}

/** Whether an attribute cannot run a script, nor make one: SVG animates addresses too. */
function isHarmless(element: Element, name: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return false;
  const value = () => getAttribute.call(element, name) ?? '';
  if (animated.has(name)) return !value().trim().endsWith('href');
  return !addresses.has(name) || isHarmlessAddress(element, value());
}

function sanitize(elements: Iterable<Element>): void {
  for (const element of elements) {
    if (!isAllowed(element)) {
      // An element that HTML does not know, such as a word processor's, is only around its text. Forms
      // are allowed, so that what goes has its own properties.
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
 * Parses the server's HTML, a whole page or a part of one, into a document of its own in which
 * nothing loads or runs. No script of it runs after it has been brought to the page either: what is
 * not on the list of elements that content is made of is gone, and so are event-handler attributes,
 * `srcdoc` and addresses with a scheme that is not on the list (docs/interface.md, "Requests").
 *
 * @returns the `html` element
 * @throws Problem where the page has a policy of Trusted Types that does not allow `auftritt`
 */
export function parseInert(text: string): HTMLElement {
  const parsed = parseHtml(text);
  sanitize([parsed, ...parsed.querySelectorAll('*')]);
  return parsed;
}
