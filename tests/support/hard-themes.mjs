// Stylesheets of sites as they were written for twenty years: each rule of these has taken the place, the size or the
// backdrop from somebody's widgets. They stand in no layer, as on the sites.

const everyElement =
  'html,body,div,span,applet,object,iframe,h1,h2,h3,h4,h5,h6,p,blockquote,pre,a,abbr,address,cite,code,del,dfn,em,img,ins,kbd,q,s,samp,small,strong,sub,sup,var,b,u,i,center,dl,dt,dd,ol,ul,li,fieldset,form,label,legend,table,caption,tbody,tfoot,thead,tr,th,td,article,aside,canvas,details,embed,figure,figcaption,footer,header,hgroup,menu,nav,output,section,summary,time,mark,audio,video,dialog';

/** @type {Readonly<Record<string, string>>} */
export const hardThemes = {
  meyer: `${everyElement} { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline }
    article, aside, details, figcaption, figure, footer, header, menu, nav, section { display: block }
    body { line-height: 1 } ol, ul { list-style: none } blockquote, q { quotes: none }`,
  html5doctor: `${everyElement} { margin: 0; padding: 0; border: 0; outline: 0; font-size: 100%; vertical-align: baseline;
      background: transparent }
    body { line-height: 1 } nav ul { list-style: none }
    a { margin: 0; padding: 0; font-size: 100%; vertical-align: baseline; background: transparent }
    input, select { vertical-align: middle }`,
  star: '* { box-sizing: border-box; margin: 0; padding: 0 }',
  'star-before':
    '*, *::before, *::after { box-sizing: content-box; margin: 0; padding: 0; border: 0 }',
  boxes:
    'div, span { display: block; position: static; background: transparent; overflow: visible }',
  pictures: 'img { display: block; width: 100%; height: auto }',
  'unset-buttons': 'button { all: unset }',
  'bare-buttons':
    'button, input, select, textarea { appearance: none; background: none; border: 0; padding: 0; font: inherit }',
  'wide-buttons':
    'button, input[type="submit"] { display: block; width: 100%; min-width: 200px; margin: 0 0 1em; float: left }',
  lists:
    'ul { list-style: disc inside; columns: 2; margin: 1em 0; padding: 0 0 0 40px } li { float: left; width: 50% }',
  links: 'a { display: inline-block; position: relative; overflow: hidden; padding: 2px }',
  signs:
    'svg { display: block; width: 100%; height: auto; fill: red; stroke: none; position: static }',
  slow: '*, *::before, *::after { transition: all .3s }',
  small: 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  zoomed: 'body { zoom: 0.9; line-height: 1 }',
  ids: `#content a { display: inline-block; padding: 0; margin: 0; position: static; float: none }
    #content img { display: block; max-width: 100%; height: auto } #content ul { margin: 0 0 1em; padding: 0 0 0 2em }`,
  framed:
    'div { margin: 10px auto; padding: 10px; border: 1px solid; position: relative; max-width: 800px; text-align: center }',
  photographs:
    'img { box-sizing: border-box; margin: 10px 0; padding: 5px; border: 1px solid; max-width: 100%; min-height: 90px; aspect-ratio: 16 / 9; object-fit: cover }',
  rows: 'section, header, nav, article { display: flex } ul { display: flex; flex-wrap: wrap; gap: 10px } li { flex: 1 1 200px }',
  important: 'img { max-width: 100% !important; height: auto !important }',
};

/** All of them on one page, which no site has: what holds here holds under each. */
export const allHard = Object.entries(hardThemes)
  .filter(
    ([name]) =>
      !['zoomed', 'wide-buttons', 'star-before', 'framed', 'photographs', 'rows'].includes(name),
  )
  .map(([, css]) => css)
  .join('\n');
