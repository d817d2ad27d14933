// How many slides a row shows before the script has read the options, by CSS alone. CSS can search the text of
// `data-slider`, as templates write JSON: without blanks, or with one after each colon.

/** Below this width (px) of the window breakpoints leave one slide, as most of them do on a phone. */
const phone = 480;

/** The numbers in their order, since the last rule counts: what begins `20` is `2`, and breakpoints lower numbers. */
const numbers = Array.from({ length: 19 }, (_, index) => index + 2);

const rules = numbers.map(
  (number) =>
    `[data-slider*='Show":${number}'],[data-slider*='Show": ${number}']{--auftritt-slides:${number}}`,
);

/** The stylesheet, with the rows of slides that stand below each other. */
export default `[data-slider*='rows":2'],[data-slider*='rows": 2']{--auftritt-own-rows:2}
${rules.join('\n')}
@media (width<${phone}px){[data-slider*="responsive"]{--auftritt-slides:initial}}`;
