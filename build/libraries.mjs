import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * Replaces a passage of a library's source; the build fails where the passage is not found, since
 * then the library has changed and the repair must be looked at again.
 *
 * @param {string} source @param {string} passage @param {string} replacement
 */
function repair(source, passage, replacement) {
  if (!source.includes(passage)) throw new Error(`a library no longer contains: ${passage}`);
  return source.replaceAll(passage, replacement);
}

/**
 * slick 2.0.0 is a universal module that asks for jQuery itself, which would be a second copy beside
 * the page's. As a factory it takes the jQuery it is given; it looks for no loader, and needs no
 * runtime for CommonJS, which the entry would share with its chunks.
 *
 * @type {import('esbuild').Plugin}
 */
const slick = {
  name: 'slick',
  setup(setup) {
    setup.onLoad({ filter: /slick-carousel.slick.slick\.js$/ }, async ({ path }) => {
      let source = await readFile(path, 'utf8');
      // A policy without 'unsafe-inline' styles forbids style attributes, but not the CSSOM.
      source = repair(
        source,
        "$(this).attr('style', $(this).data('originalStyling'));",
        "this.style.cssText = $(this).data('originalStyling');",
      );
      // Strings of HTML are forbidden where a page requires trusted types.
      source = repair(
        source,
        '\'<div class="slick-track"></div>\'',
        "$('<div></div>').addClass('slick-track')",
      );
      source = repair(
        source,
        '\'<div class="slick-list"></div>\'',
        "$('<div></div>').addClass('slick-list')",
      );
      // The end of one slider would take the listeners of all the others, so that these went on in
      // a tab that nobody sees.
      source = repair(
        source,
        "_.visibilityChange = 'visibilitychange';",
        "_.visibilityChange = 'visibilitychange.slick-' + instanceUid;",
      );
      // Listeners on each dot, and on each element in a slide, made long sliders start and end slowly.
      source = repair(
        source,
        "$('li', _.$dots).on('click.slick', {",
        "_.$dots.on('click.slick', 'li', {",
      );
      source = repair(
        source,
        "$('li', _.$dots)\n                .off('click.slick', _.changeSlide)",
        "_.$dots.off('click.slick', _.changeSlide);\n            $('li', _.$dots)",
      );
      source = repair(
        source,
        "$('[draggable!=true]', _.$slideTrack).on('dragstart', _.preventDefault);",
        "_.$slideTrack.on('dragstart.slick', '[draggable!=true]', _.preventDefault);",
      );
      source = repair(
        source,
        "$('[draggable!=true]', _.$slideTrack).off('dragstart', _.preventDefault);",
        "_.$slideTrack.off('dragstart.slick', _.preventDefault);",
      );
      // jQuery asks for an element's style before it sets its width, so that the browser computed all
      // styles anew for each slide.
      source = repair(
        source,
        "_.$slideTrack.children('.slick-slide').width(_.slideWidth - offset);",
        `{
          var width = _.$slides.first().width(_.slideWidth - offset).prop('style')?.width;
          _.$slideTrack.children('.slick-slide').each(function () { this.style.width = width; });
        }`,
      );
      // What draws, types or chooses by a drag keeps it.
      source = repair(
        source,
        "} else if (_.options.draggable === false && event.type.indexOf('mouse') !== -1) {",
        "} else if (!_.options.mayDrag(event.target) || (_.options.draggable === false && event.type.indexOf('mouse') !== -1)) {",
      );
      // Settings are the product's own: an attribute could name any, with HTML and selectors in it.
      source = repair(source, "$(element).data('slick') || {}", '{}');
      // An image that arrives after the end of a slider would be put into the server's HTML.
      for (const event of ['onload', 'onerror']) {
        const listener = `imageToLoad.${event} = function() {`;
        source = repair(source, listener, `${listener} if (_.unslicked) return;`);
      }
      const parameters = 'jQuery, define, module, require';
      return { contents: `export default function (${parameters}) {\n${source}\n}`, loader: 'js' };
    });
  },
};

/**
 * flipster 1.1.6 is a bare function over a global jQuery. As a factory it takes the jQuery, the
 * window and the timers it is given, so that an element's listeners and timers can be ended. Its
 * navigation and buttons are ours, so none of its strings of HTML reaches the page.
 *
 * @type {import('esbuild').Plugin}
 */
const flipster = {
  name: 'flipster',
  setup(setup) {
    setup.onLoad({ filter: /jquery\.flipster\.min\.js$/ }, async ({ path }) => {
      // It would wait for images to load, which those that have arrived already never do again.
      const source = repair(await readFile(path, 'utf8'), 'c=v.find("img");', 'c=P();');
      const parameters = 'jQuery, window, setTimeout, clearTimeout, setInterval, clearInterval';
      return { contents: `export default function (${parameters}) {\n${source}\n}`, loader: 'js' };
    });
  },
};

/** What fancybox imports and the lightbox does not use, with the names that each module exports. */
const unused = {
  'carousel.arrows.js': ['Arrows'],
  'carousel.autoplay.js': ['Autoplay'],
  'carousel.fullscreen.js': ['Fullscreen'],
  'carousel.sync.js': ['Sync'],
  'carousel.thumbs.js': ['Thumbs'],
  'carousel.toolbar.js': ['Toolbar', 'ToolbarColumn'],
  // It answers the address's hash on its own, takes a hostile one for a selector, and never ends.
  'fancybox.hash.js': ['Hash'],
};

/** A plugin of fancybox that does nothing. */
const idle = `() => ({
  init() {}, destroy() {}, add() {}, stop() {}, isEnabled: () => false, inFullscreen: () => false,
})`;

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
 * @type {import('esbuild').Plugin}
 */
const fancybox = {
  name: 'fancybox',
  setup(setup) {
    setup.onLoad({ filter: /@fancyapps.ui.dist.*\.js$/ }, async ({ path }) => {
      const file = basename(path);
      const names = Object.entries(unused).find(([name]) => name === file)?.[1];
      if (names) {
        return { contents: names.map((name) => `export const ${name} = ${idle};`).join('\n') };
      }
      let source = await readFile(path, 'utf8');
      if (file === 'carousel.js') {
        source = repair(source, 'document.addEventListener("click",y)', '0');
        source = repair(
          source,
          'i.innerHTML=st(e||"<p>{{ERROR}}</p>")',
          'i.textContent=st(e||"{{ERROR}}")',
        );
        // Each slide was made when the lightbox opened, with a Panzoom for its picture: thousands of
        // them where a few are seen. `createSlide` now comes when a slide is first near.
        source = repair(
          source,
          't.el||(t.el=document.createElement("div")),lt("createSlide",t),n.push(t)',
          'n.push(t)',
        );
        source = repair(source, 'for(const t of n)lt("addSlide",t),Mt(t);return ut(J),n}', atNeed);
        source = repair(
          source,
          'function wt(t){if(!$||!t)return;',
          'function wt(t){if(!$||!t)return;made(t);',
        );
        source = repair(source, 'void 0===t?Z:yt(t)}', 'void 0===t?Z:yt(t).map(made)}');
      }
      if (file === 'scrollLock.js') {
        source = unclobber(source, [[/=document,/, '=unclobberedDocument,']]);
      }
      if (file === 'strToHtml.js') {
        source = repair(
          source,
          'parseFromString(e,',
          'parseFromString(policy?policy.createHTML(e):e,',
        );
        const policy = "trustedTypes?.createPolicy('auftritt-lightbox',{createHTML:text=>text})";
        source += `const policy=globalThis.${policy};`;
      }
      return { contents: source };
    });
  },
};

/**
 * Lets a passage that asks the page's document, or another node that elements can change, ask what they
 * cannot (src/page/unclobbered.ts). All that these libraries do here is on the page's own document.
 *
 * @param {string} source @param {readonly (readonly [pattern: RegExp, replacement: string])[]} passages
 */
function unclobber(source, passages) {
  return passages.reduce((text, [pattern, replacement]) => {
    if (!pattern.test(text)) throw new Error(`a library no longer contains: ${pattern}`);
    return text.replaceAll(new RegExp(pattern, 'g'), replacement);
  }, source);
}

const toDocument = 'unclobberedDocument.$1';
const onTarget = 'EventTarget.prototype.$2.call($1, ';

/**
 * jQuery 4.0.0 keeps the document in variables, and asks those.
 *
 * @type {import('esbuild').Plugin}
 */
const jquery = {
  name: 'jquery',
  setup(setup) {
    setup.onLoad({ filter: /jquery.dist-module.jquery\.module\.js$/ }, async ({ path }) => ({
      contents: unclobber(await readFile(path, 'utf8'), [
        [/(?<![.$\w])document(?:\$1)?\.(?=[a-z])(?!implementation\.)(\w+)/, toDocument],
        [/\b\w+\.ownerDocument\.(defaultView)/, toDocument],
        [/\bdoc\.nodeType !== 9/, 'doc !== document$$1 && doc.nodeType !== 9'],
        [/\b(elem)\.(addEventListener|removeEventListener)\( /, onTarget],
        [/\bcur = cur\.(parentNode)(?! \|\|)/, 'cur = cur === document$$1 ? null : cur.$1'],
        [/\ba\.contains\( /, 'Node.prototype.contains.call( a, '],
        [/\bcontext\.(create\w+)/, '(context === document$$1 ? unclobberedDocument : context).$1'],
      ]),
    }));
  },
};

/**
 * Preact 11.2.0 asks the document of an element's parent.
 *
 * @type {import('esbuild').Plugin}
 */
const preact = {
  name: 'preact',
  setup(setup) {
    setup.onLoad({ filter: /preact.dist.preact\.mjs$/ }, async ({ path }) => ({
      contents: unclobber(await readFile(path, 'utf8'), [
        [/\w+\.ownerDocument\|\|document/, 'unclobberedDocument'],
      ]),
    }));
  },
};

/** Where React asks the document around an element, and listens on a root or a document. */
const reactPassages = /** @type {const} */ ([
  [/(?<![.$\w])ownerDocument\.(createElementNS|createElement)\b/, toDocument],
  [/\bgetOwnerDocumentFromRootContainer\(\w+\)\.(createTextNode)\b/, toDocument],
  [/\b(?:\w+\.ownerDocument|doc|JSCompiler_temp|SyntheticEventCtor)\.(defaultView)\b/, toDocument],
  [/\bdoc\.(activeElement)\b/, '(doc === document ? unclobberedDocument : doc).$1'],
  [
    /\bparentNode = targetNode\.(parentNode)/,
    'parentNode = targetNode === document ? null : targetNode.$1',
  ],
  [/\b(targetContainer)\.(addEventListener)\(/, onTarget],
]);

/** The messages of the errors that react-dom makes while it is evaluated, by their numbers. */
const reactSignals = /** @type {const} */ ([460, 461, 474, 519, 542]);

/**
 * react-dom 19.3.1 makes errors while it is evaluated, which it throws as signals to itself
 * (suspense and hydration), and compares. As plain objects they do the same. Where a tool watches the
 * page (DevTools, Lighthouse, Playwright), V8 notes where an error was made, and parses the whole
 * file twice more for that.
 *
 * @type {import('esbuild').Plugin}
 */
const reactDom = {
  name: 'react-dom',
  setup(setup) {
    setup.onLoad({ filter: /react-dom-client\.production\.js$/ }, async ({ path }) => {
      let source = await readFile(path, 'utf8');
      for (const number of reactSignals) {
        const message = `formatProdErrorMessage(${number})`;
        source = repair(
          source,
          `Exception = Error(${message})`,
          `Exception = { message: ${message} }`,
        );
      }
      return { contents: unclobber(source, reactPassages) };
    });
  },
};

/**
 * PhotoSwipe 5.4.4 without the controls that are not used here, and without HTML from strings.
 *
 * @type {import('esbuild').Plugin}
 */
const photoswipe = {
  name: 'photoswipe',
  setup(setup) {
    setup.onLoad({ filter: /photoswipe.dist.photoswipe\.esm\.js$/ }, async ({ path }) => {
      let source = await readFile(path, 'utf8');
      source = repair(
        source,
        '[closeButton, arrowPrev, arrowNext, zoomButton, loadingIndicator, counterIndicator]',
        '[]',
      );
      source = repair(source, "this.element.innerHTML = this.data.html || '';", '');
      source = repair(source, 'element.innerHTML = addElementHTML(elementHTML);', '');
      // An element of the page can have the name of a function of the document.
      source = repair(
        source,
        'target[methodName](eType,',
        'EventTarget.prototype[methodName].call(target, eType,',
      );
      return { contents: source };
    });
  },
};

/**
 * Embla 8.6.0 asks the document of its root.
 *
 * @type {import('esbuild').Plugin}
 */
const embla = {
  name: 'embla',
  setup(setup) {
    setup.onLoad({ filter: /embla-carousel\.esm\.js$/ }, async ({ path }) => ({
      contents: unclobber(await readFile(path, 'utf8'), [
        [/root\.ownerDocument/, 'unclobberedDocument'],
        [/ownerDocument\.defaultView/, 'window'],
      ]),
    }));
  },
};

export const plugins = [slick, embla, flipster, fancybox, photoswipe, jquery, preact, reactDom];
