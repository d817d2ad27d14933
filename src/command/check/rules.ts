import { areAttributes } from '../../configuration/diagnostics.js';
import { markupRules } from './markup.js';
import type { Rule } from './rule.js';

interface MessageRule extends Rule {
  /** The script's own message that the rule is about. */
  readonly message: RegExp;
}

/** The rules behind the script's messages about a page. The first rule that matches applies. */
const ofMessages = [
  {
    name: 'category-link',
    level: 'error',
    summary: 'A category has no link, so that it is left alone.',
    message: /^element lacks a\[href\]$/,
  },
  {
    name: 'category-uid',
    level: 'error',
    summary: 'A category has an empty uid, so that it is left alone.',
    message: /^element has an empty data-uid$/,
  },
  {
    name: 'category-colour',
    level: 'warning',
    summary: 'A category has no usable colour, so that it stays uncoloured.',
    message: /^data-color is no hex colour: /,
  },
  {
    name: 'map-place',
    level: 'error',
    summary: 'A map names no place on the earth.',
    message:
      /^(element lacks data-l(at|ng)$|data-l(at|ng) .* (is not a number of degrees|is beyond \d+ degrees)$)/s,
  },
  {
    name: 'gallery-item',
    level: 'error',
    summary: 'No item of the gallery navigation names a gallery element, which stays visible.',
    message: /^page lacks .* that reads "/s,
  },
  {
    name: 'empty-slider',
    level: 'error',
    summary: 'A slider has no slide.',
    message: /^element lacks a slide$/,
  },
  {
    name: 'missing-part',
    level: 'error',
    summary: 'An element lacks a part that its behaviour needs.',
    message: /^(element|page) lacks /,
  },
  {
    name: 'doubled-part',
    level: 'error',
    summary: 'A part that may stand there once stands there more than once.',
    message: /^element has \d+ .*, must have one$/s,
  },
  {
    name: 'wrong-element',
    level: 'error',
    summary: 'An element is of a kind on which its behaviour cannot do its work.',
    message: / is <\S+>, must be </s,
  },
  {
    name: 'part-inside-part',
    level: 'error',
    summary: 'A part stands inside another one that it would vanish with.',
    message: / stands inside /,
  },
  {
    name: 'running-slider',
    level: 'error',
    summary: "The HTML is what slick has made of a slider, and not the server's own.",
    message: /^is a slick slider already$/,
  },
  {
    name: 'hidden-slider',
    level: 'error',
    summary: 'A style of the page hides a slider at every width, so that it never starts.',
    message: /^is hidden by the rule /,
  },
  {
    name: 'slider-option',
    level: 'warning',
    summary: 'An option in data-slider is unknown or has a wrong value, so that it is left out.',
    message: /^data-slider: /,
  },
  {
    name: 'lightbox-address',
    level: 'error',
    summary: 'A link of the lightbox leads to nothing that it shows.',
    message: /^its address is nothing that a lightbox shows$/,
  },
  {
    name: 'request-address',
    level: 'error',
    summary: "A gallery's requests have no address, or one of another site.",
    message: / holds no address of this origin: /,
  },
  {
    name: 'form-controls',
    level: 'error',
    summary: 'A form has no control.',
    message: /^form (has no control|is no longer on the page)$/,
  },
  {
    name: 'consent-app',
    level: 'error',
    summary: 'Content that waits for consent names an app or purpose that does not exist.',
    message: / is no (app|purpose) of the consent(: .*)?$/,
  },
  {
    name: 'consent-address',
    level: 'error',
    summary: 'Content that waits for consent has an address that is none of the web.',
    message: /^data-(src|href) .* is not a web address$/s,
  },
  {
    name: 'privacy-policy',
    level: 'warning',
    summary: 'The page names no privacy policy, so that the consent notice leads to none.',
    message: /^page names no privacy policy$/,
  },
  {
    name: 'privacy-address',
    level: 'error',
    summary: 'The address of the privacy policy cannot be read, so that the notice leads to none.',
    message: /^data-privacy-url /,
  },
  {
    name: 'analytics-id',
    level: 'error',
    summary: 'The id of the analytics property has not the form of one.',
    message: / is not a property id$/,
  },
] as const satisfies readonly MessageRule[];

/** All other rules. `doesNotStart` is for messages that no other rule matches. */
const others = {
  unknownAttribute: {
    name: 'unknown-attribute',
    level: 'error',
    summary: 'The tag has an attribute that is misspelt.',
  },
  unknownName: {
    name: 'unknown-name',
    level: 'error',
    summary: 'The tag names a behaviour, a hook or a choice that does not exist.',
  },
  attributeValue: {
    name: 'attribute-value',
    level: 'error',
    summary: 'An attribute of the tag has a value that cannot be read.',
  },
  unjudgedSelector: {
    name: 'unjudged-selector',
    level: 'warning',
    summary: 'A selector may match other elements in a browser than in the checker.',
  },
  limit: {
    name: 'limit',
    level: 'error',
    summary: 'The page has more of something than the checker takes, and is checked no further.',
  },
  noTag: {
    name: 'no-tag',
    level: 'error',
    summary: 'The page does not include the script, so that nothing starts.',
  },
  words: {
    name: 'words',
    level: 'warning',
    summary: 'The words that a page brings for its language are missing or wrong.',
  },
  doesNotStart: {
    name: 'does-not-start',
    level: 'error',
    summary: 'The behaviour does not start, for a reason of its own.',
  },
} as const satisfies Record<string, Rule>;

/** Every rule. */
export const rules: readonly Rule[] = [...ofMessages, ...markupRules, ...Object.values(others)];

/** The rule behind a message of the script about a page. */
export const ruleOf = (message: string): Rule =>
  ofMessages.find((rule) => rule.message.test(message)) ?? others.doesNotStart;

/** The rule behind an error in the tag. */
export function ruleOfTag({
  attribute,
  known,
}: {
  readonly attribute: string;
  readonly known?: readonly string[];
}): Rule {
  if (!known) return others.attributeValue;
  // A name in the page's JSON stands for an attribute.
  const isAttribute = attribute === 'data-auftritt' || areAttributes(known);
  return isAttribute ? others.unknownAttribute : others.unknownName;
}

export const { limit, noTag, unjudgedSelector, words } = others;

/** The rule with a name. The name is always that of a rule of ours. */
export const ruleNamed = (name: string): Rule =>
  rules.find((rule) => rule.name === name) ?? others.doesNotStart;

/** Where a rule is explained, from the project's root. */
export const docsOf = (rule: Rule): string => `docs/check.md#${rule.name}`;
