/**
 * What fancybox imports and the lightbox does not use. `hash` answers the address's hash on its own, takes a hostile
 * one for a selector, and never ends.
 */
const unusedParts =
  /@fancyapps.ui.dist.*\.(arrows|autoplay|fullscreen|hash|sync|thumbs|toolbar)\.js$/;

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
 */
export const repairs = [
  { file: unusedParts, contents: idle },
  {
    file: /@fancyapps.ui.dist.*[\\/]carousel\.js$/,
    passages: [
      ['document.addEventListener("click",y)', '0'],
      ['i.innerHTML=st(e||"<p>{{ERROR}}</p>")', 'i.textContent=st(e||"{{ERROR}}")'],
      // Each slide was made when the lightbox opened, with a Panzoom for its picture: thousands of
      // them where a few are seen. `createSlide` now comes when a slide is first near.
      ['t.el||(t.el=document.createElement("div")),lt("createSlide",t),n.push(t)', 'n.push(t)'],
      ['for(const t of n)lt("addSlide",t),Mt(t);return ut(J),n}', atNeed],
      ['function wt(t){if(!$||!t)return;', 'function wt(t){if(!$||!t)return;made(t);'],
      ['void 0===t?Z:yt(t)}', 'void 0===t?Z:yt(t).map(made)}'],
    ],
  },
  // MooTools and Prototype make another list of an iterator, in which none is found to be closed by a key.
  {
    file: /@fancyapps.ui.dist.*[\\/]fancybox\.js$/,
    passages: [[/Array\.from\((\w+\.values\(\))\)/g, '[...$1]']],
  },
  {
    file: /@fancyapps.ui.dist.*[\\/]scrollLock\.js$/,
    passages: [[/=document,/g, '=unclobberedDocument,']],
  },
  {
    file: /@fancyapps.ui.dist.*[\\/]strToHtml\.js$/,
    passages: [
      ['parseFromString(e,', 'parseFromString(policy?policy.createHTML(e):e,'],
      // At the end.
      [
        /$/g,
        "const policy=globalThis.trustedTypes?.createPolicy('auftritt-lightbox',{createHTML:text=>text});",
      ],
    ],
  },
];

const dialog = ':where(.fancybox__dialog)';

/** @type {import('../../../../build/libraries.mjs').LibraryStyles} */
export const styles = {
  file: /@fancyapps.ui.dist.*[\\/]fancybox\.css$/,
  unused:
    /f-thumbs|f-thumb-|__thumbs|toolbar|autoplay|progressbar|is-arrow|f-button|f-counter|html5video|youtube|vimeo|gmap|pdf|iframe|fullscreen|toggleFS|vertical|close-button|throw|crossfade|theme=light|f-html/i,
  // It declares for the whole page, and for any element with a class of its own, what is for its dialog.
  scoped(selector) {
    if (/fancybox/.test(selector)) return selector;
    return selector === ':root' ? dialog : `${dialog} ${selector}`;
  },
};

/** SPDX does not know its licence. */
export const licence = {
  package: '@fancyapps/ui',
  name: 'LicenseRef-Fancyapps-UI',
  note: `LicenseRef-Fancyapps-UI is commercial. A site that uses Fancybox, the lightbox's default, in
production needs a licence of its own: https://fancyapps.com/pricing/
With data-lightbox="photoswipe" on the tag its file is never loaded.`,
};
