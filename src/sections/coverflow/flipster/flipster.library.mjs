/**
 * flipster 1.1.6 is a bare function over a global jQuery. As a factory it takes the jQuery, the
 * window and the timers it is given, so that an element's listeners and timers can be ended. Its
 * navigation and buttons are ours, so none of its strings of HTML reaches the page.
 */
export const repairs = [
  {
    file: /jquery\.flipster\.min\.js$/,
    // It would wait for images to load, which those that have arrived already never do again.
    passages: [['c=v.find("img");', 'c=P();']],
    parameters: 'jQuery, window, setTimeout, clearTimeout, setInterval, clearInterval',
  },
];

/** Its stylesheet without the styles that the coverflow has not. */
export const styles = {
  file: /jquery\.flipster\.css$/,
  unused: /flipster--(carousel|flat|wheel)/,
};
