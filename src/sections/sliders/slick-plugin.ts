import install, { type SlickInstance, type SlickPlugin } from 'slick-carousel/slick/slick.js';

/** Returns the plugin without leaving it on the page's jQuery, which may have its own slick. */
export function capturePlugin($: JQueryStatic): SlickPlugin {
  const pagesOwn = Object.getOwnPropertyDescriptor($.fn, 'slick');
  install($);
  const plugin = $.fn.slick;
  if (pagesOwn) Object.defineProperty($.fn, 'slick', pagesOwn);
  else delete $.fn.slick;
  if (!plugin) throw new Error('slick did not put itself on jQuery');
  return plugin;
}

/** Ends slick, and leaves nothing for the work that it would still do later. */
export function end($: JQueryStatic, element: HTMLElement, instance: SlickInstance): void {
  clearTimeout(instance.windowDelay);
  instance.slickPause();
  $(element).find('img').stop(true);
  const children = instance.$slides;
  instance.unslick();
  $(element).off('.slick');
  children.removeData('originalStyling');
  instance.$slides = $();
  Reflect.deleteProperty(element, 'slick');
}
