/** PhotoSwipe 5.4.4 without the controls that are not used here, and without HTML from strings. */
export const repairs = [
  {
    file: /photoswipe.dist.photoswipe\.esm\.js$/,
    passages: [
      ['[closeButton, arrowPrev, arrowNext, zoomButton, loadingIndicator, counterIndicator]', '[]'],
      ["this.element.innerHTML = this.data.html || '';", ''],
      ['element.innerHTML = addElementHTML(elementHTML);', ''],
      // An element of the page can have the name of a function of the document.
      ['target[methodName](eType,', 'EventTarget.prototype[methodName].call(target, eType,'],
    ],
  },
];
