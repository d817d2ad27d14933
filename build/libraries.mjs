import { repaired } from './repaired.mjs';

/**
 * slick 2.0.0 is a universal module that asks for jQuery itself, which would be a second copy beside
 * the page's. As a factory it takes the jQuery it is given, and returns the plugin without leaving it there, since
 * the page may have its own slick; it looks for no loader, and needs no runtime for CommonJS, which the entry would
 * share with its chunks.
 */
const slick = repaired(
  /slick-carousel.slick.slick\.js$/,
  [
    [';(function(factory) {', 'return (function(factory) {'],
    ['    } else {\n        factory(jQuery);', '    } else {\n        return factory(jQuery);'],
    ['$.fn.slick = function() {', 'return function() {'],
    // A policy without 'unsafe-inline' styles forbids style attributes, but not the CSSOM.
    [
      "$(this).attr('style', $(this).data('originalStyling'));",
      "this.style.cssText = $(this).data('originalStyling');",
    ],
    // Strings of HTML are forbidden where a page requires trusted types.
    ['\'<div class="slick-track"></div>\'', "$('<div></div>').addClass('slick-track')"],
    ['\'<div class="slick-list"></div>\'', "$('<div></div>').addClass('slick-list')"],
    // The end of one slider would take the listeners of all the others, so that these went on in
    // a tab that nobody sees.
    [
      "_.visibilityChange = 'visibilitychange';",
      "_.visibilityChange = 'visibilitychange.slick-' + instanceUid;",
    ],
    // Listeners on each dot, and on each element in a slide, made long sliders start and end slowly.
    ["$('li', _.$dots).on('click.slick', {", "_.$dots.on('click.slick', 'li', {"],
    [
      "$('li', _.$dots)\n                .off('click.slick', _.changeSlide)",
      "_.$dots.off('click.slick', _.changeSlide);\n            $('li', _.$dots)",
    ],
    [
      "$('[draggable!=true]', _.$slideTrack).on('dragstart', _.preventDefault);",
      "_.$slideTrack.on('dragstart.slick', '[draggable!=true]', _.preventDefault);",
    ],
    [
      "$('[draggable!=true]', _.$slideTrack).off('dragstart', _.preventDefault);",
      "_.$slideTrack.off('dragstart.slick', _.preventDefault);",
    ],
    // jQuery asks for an element's style before it sets its width, so that the browser computed all
    // styles anew for each slide.
    [
      "_.$slideTrack.children('.slick-slide').width(_.slideWidth - offset);",
      `{
          var width = _.$slides.first().width(_.slideWidth - offset).prop('style')?.width;
          _.$slideTrack.children('.slick-slide').each(function () { this.style.width = width; });
        }`,
    ],
    // What draws, types or chooses by a drag keeps it.
    [
      "} else if (_.options.draggable === false && event.type.indexOf('mouse') !== -1) {",
      "} else if (!_.options.mayDrag(event.target) || (_.options.draggable === false && event.type.indexOf('mouse') !== -1)) {",
    ],
    // Settings are the product's own: an attribute could name any, with HTML and selectors in it.
    ["$(element).data('slick') || {}", '{}'],
    // An image that arrives after the end of a slider would be put into the server's HTML.
    [/imageToLoad\.(onload|onerror) = function\(\) \{/g, '$& if (_.unslicked) return;'],
  ],
  'jQuery, define, module, require',
);

/**
 * flipster 1.1.6 is a bare function over a global jQuery. As a factory it takes the jQuery, the
 * window and the timers it is given, so that an element's listeners and timers can be ended, and returns the plugin. Its
 * navigation and buttons are ours, so none of its strings of HTML reaches the page.
 */
const flipster = repaired(
  /jquery\.flipster\.min\.js$/,
  [
    ['!function(P,t,D){', 'return function(P,t,D){'],
    ['P.fn.flipster=function(e){', 'return function(e){'],
    // It would wait for images to load, which those that have arrived already never do again.
    ['c=v.find("img");', 'c=P();'],
  ],
  'jQuery, window, setTimeout, clearTimeout, setInterval, clearInterval',
);

/**
 * What fancybox imports and the lightbox does not use. `hash` answers the address's hash on its own, takes a hostile
 * one for a selector, and never ends.
 */
const unused = /@fancyapps.ui.dist.*\.(arrows|autoplay|fullscreen|hash|sync|thumbs|toolbar)\.js$/;

/** A plugin of fancybox that does nothing, in place of each of them. */
const idle = `const idle = () => ({
  init() {}, destroy() {}, add() {}, stop() {}, isEnabled: () => false, inFullscreen: () => false,
});
export { idle as Arrows, idle as Autoplay, idle as Fullscreen, idle as Hash, idle as Sync, idle as Thumbs,
  idle as Toolbar, idle as ToolbarColumn };`;

/** The end of fancybox's function that adds slides, and one that makes a slide when it is needed. */
const atNeed = `return ut(J),n}
const makes=new WeakSet;
function made(t){
  if(!t.isVirtual||makes.has(t))return t;
  makes.add(t);
  lt("createSlide",t);
  t.el||(t.el=document.createElement("div"));
  lt("addSlide",t);
  Mt(t);
  return t;
}`;

/**
 * fancybox 6.1.15 without the parts that are not used here, without the listener that it never
 * takes back, and with strings that reach the page only as text or through a named policy (all of
 * them are constants: the lightbox's template and the spinner).
 *
 * @type {import('esbuild').Plugin[]}
 */
const fancybox = [
  {
    name: 'fancybox',
    setup(setup) {
      setup.onLoad({ filter: unused }, () => ({ contents: idle }));
    },
  },
  repaired(/@fancyapps.ui.dist.*[\\/]carousel\.js$/, [
    ['document.addEventListener("click",y)', '0'],
    ['i.innerHTML=st(e||"<p>{{ERROR}}</p>")', 'i.textContent=st(e||"{{ERROR}}")'],
    // Each slide was made when the lightbox opened, with a Panzoom for its picture: thousands of
    // them where a few are seen. `createSlide` now comes when a slide is first near.
    ['t.el||(t.el=document.createElement("div")),lt("createSlide",t),n.push(t)', 'n.push(t)'],
    ['for(const t of n)lt("addSlide",t),Mt(t);return ut(J),n}', atNeed],
    ['function wt(t){if(!$||!t)return;', 'function wt(t){if(!$||!t)return;made(t);'],
    ['void 0===t?Z:yt(t)}', 'void 0===t?Z:yt(t).map(made)}'],
  ]),
  // MooTools and Prototype make another list of an iterator, in which none is found to be closed by a key.
  repaired(/@fancyapps.ui.dist.*[\\/]fancybox\.js$/, [
    [/Array\.from\((\w+\.values\(\))\)/g, '[...$1]'],
  ]),
  repaired(/@fancyapps.ui.dist.*[\\/]scrollLock\.js$/, [[/=document,/g, '=unclobberedDocument,']]),
  repaired(/@fancyapps.ui.dist.*[\\/]strToHtml\.js$/, [
    ['parseFromString(e,', 'parseFromString(policy?policy.createHTML(e):e,'],
    // At the end.
    [
      /$/g,
      "const policy=globalThis.trustedTypes?.createPolicy('auftritt-lightbox',{createHTML:text=>text});",
    ],
  ]),
];

// Some libraries ask the page's document, or another node that elements can change: they ask what elements cannot
// change (src/page/unclobbered.ts). All that they do here is on the page's own document.
const toDocument = 'unclobberedDocument.$1';
const onTarget = 'EventTarget.prototype.$2.call($1, ';

/** jQuery 4.0.0 keeps the document in variables, and asks those. */
const jquery = repaired(/jquery.dist-module.jquery\.module\.js$/, [
  [/(?<![.$\w])document(?:\$1)?\.(?=[a-z])(?!implementation\.)(\w+)/g, toDocument],
  [/\b\w+\.ownerDocument\.(defaultView)/g, toDocument],
  [/\bdoc\.nodeType !== 9/g, 'doc !== document$$1 && doc.nodeType !== 9'],
  [/\b(elem)\.(addEventListener|removeEventListener)\( /g, onTarget],
  [/\bcur = cur\.(parentNode)(?! \|\|)/g, 'cur = cur === document$$1 ? null : cur.$1'],
  [/\ba\.contains\( /g, 'Node.prototype.contains.call( a, '],
  [/\bcontext\.(create\w+)/g, '(context === document$$1 ? unclobberedDocument : context).$1'],
]);

/** Preact 11.2.0 asks the document of an element's parent. */
const preact = repaired(/preact.dist.preact\.mjs$/, [
  [/\w+\.ownerDocument\|\|document/g, 'unclobberedDocument'],
]);

/**
 * React asks the document around an element, and listens on a root or a document. And react-dom 19.3.1 makes
 * errors while it is evaluated, by their numbers, which it throws as signals to itself (suspense and hydration), and
 * compares. As plain objects they do the same. Where a tool watches the page (DevTools, Lighthouse, Playwright),
 * V8 notes where an error was made, and parses the whole file twice more for that.
 */
const reactDom = repaired(/react-dom-client\.production\.js$/, [
  [
    /Exception = Error\((formatProdErrorMessage\((?:460|461|474|519|542)\))\)/g,
    'Exception = { message: $1 }',
  ],
  [/(?<![.$\w])ownerDocument\.(createElementNS|createElement)\b/g, toDocument],
  [/\bgetOwnerDocumentFromRootContainer\(\w+\)\.(createTextNode)\b/g, toDocument],
  [/\b(?:\w+\.ownerDocument|doc|JSCompiler_temp|SyntheticEventCtor)\.(defaultView)\b/g, toDocument],
  [/\bdoc\.(activeElement)\b/g, '(doc === document ? unclobberedDocument : doc).$1'],
  [
    /\bparentNode = targetNode\.(parentNode)/g,
    'parentNode = targetNode === document ? null : targetNode.$1',
  ],
  [/\b(targetContainer)\.(addEventListener)\(/g, onTarget],
]);

/** PhotoSwipe 5.4.4 without the controls that are not used here, and without HTML from strings. */
const photoswipe = repaired(/photoswipe.dist.photoswipe\.esm\.js$/, [
  ['[closeButton, arrowPrev, arrowNext, zoomButton, loadingIndicator, counterIndicator]', '[]'],
  ["this.element.innerHTML = this.data.html || '';", ''],
  ['element.innerHTML = addElementHTML(elementHTML);', ''],
  // An element of the page can have the name of a function of the document.
  ['target[methodName](eType,', 'EventTarget.prototype[methodName].call(target, eType,'],
]);

/**
 * Embla 8.6.0 asks the document of its root. And it asks `Array.from` and `map` for what those lack that Prototype and
 * MooTools put in their place.
 */
const embla = repaired(/embla-carousel\.esm\.js$/, [
  ['Array.from(Array(n), (_, i) => startAt + i)', '[...Array(n).keys()].map((i) => startAt + i)'],
  [
    'return groupedSlideIndexes.slice(min, max).map((group, index, groups) =>',
    'const groups = groupedSlideIndexes.slice(min, max);\nreturn groups.map((group, index) =>',
  ],
  ['slideRects.map((rect, index, rects) =>', 'slideRects.map((rect, index) =>'],
  ['LastIndex(rects,', 'LastIndex(slideRects,'],
  ['return rects[index', 'return slideRects[index'],
  ['return arrayKeys(array).reduce(', 'const sizes = arrayKeys(array).reduce('],
  [
    '}, []).map((currentSize, index, groups) =>',
    '}, []);\nreturn sizes.map((currentSize, index) =>',
  ],
  ['Math.max(groups[index - 1]', 'Math.max(sizes[index - 1]'],
  [/root\.ownerDocument/g, 'unclobberedDocument'],
  [/ownerDocument\.defaultView/g, 'window'],
]);

export const plugins = [slick, embla, flipster, ...fancybox, photoswipe, jquery, preact, reactDom];
