/**
 * flipster 1.1.6 is a bare function over a global jQuery. As a factory it takes the jQuery, the
 * window and the timers it is given, so that an element's listeners and timers can be ended, and
 * returns the plugin. Its navigation and buttons are ours, so none of its strings of HTML reaches the page.
 */
export const repairs = [
  {
    file: /jquery\.flipster\.min\.js$/,
    passages: [
      ['!function(P,t,D){', 'return function(P,t,D){'],
      ['P.fn.flipster=function(e){', 'return function(e){'],
      // It would wait for images to load, which those that have arrived already never do again.
      ['c=v.find("img");', 'c=P();'],
      // jQuery's place of an item is that on the screen, where what is around the coverflow may be scaled.
      ['n=i.position().left', 'n=i[0].offsetLeft'],
    ],
    parameters: 'jQuery, window, setTimeout, clearTimeout, setInterval, clearInterval',
  },
];

/** Its stylesheet without the styles that the coverflow has not. */
export const styles = {
  file: /jquery\.flipster\.css$/,
  unused: /flipster--(carousel|flat|wheel)|__item img/,
};
