import type { BehaviourName } from '../contract.js';
import { refuseRunning } from '../libraries/slick-running.js';
import type { Teardown } from '../lifecycle/behaviour.js';
import { addressOf } from '../micro-roots/category-gallery/address.js';
import { categoryReader } from '../micro-roots/category-gallery/categories.js';
import type { Kind } from '../micro-roots/category-gallery/kinds.js';
import { formWithControls } from '../micro-roots/form/controls.js';
import type { Page } from '../page/page.js';
import { findItems } from '../sections/coverflow/items.js';
import downloads from '../sections/downloads/downloads.js';
import galleryElements from '../sections/gallery-elements/gallery-elements.js';
import { refuseEmpty } from '../sections/lightbox/content.js';
import { closedMenu } from '../sections/navigation/closed-menu.js';
import references from '../sections/references/references.js';
import analytics from '../services/analytics/analytics.js';
import type { Answers } from '../services/consent/answers.js';
import consent, { type Consent } from '../services/consent/consent.js';
import { placeOf } from '../services/map/place.js';

/** A start with all that there is of the page. */
type Start = (element: HTMLElement, page: Page) => Teardown;

const nothing = (): void => {};

/** A start that asks of the page what the behaviour asks when it starts, and no more. */
const asks =
  (question: (element: HTMLElement, page: Page) => unknown): Start =>
  (element, page) => {
    question(element, page);
    return nothing;
  };

const gallery = (kind: Kind): Start =>
  asks((root, page) => {
    addressOf(root, page);
    categoryReader(root, page, kind)();
  });

/** A visitor who has declined what can be declined; no cookie is read or written. */
const declined: Consent = {
  stored: () => ({ state: 'answered', answer: { cms: true, analytics: false } }),
  given: () => false,
  save: nothing,
  refresh: nothing,
  listen: nothing,
  showNotice: async () => {},
  showDialog: async () => {},
  close: nothing,
  closeDialog: nothing,
};

/** A visitor who has not been asked yet, so that nothing is measured and nothing removed. */
const unanswered: Answers = {
  current: () => undefined,
  take: nothing,
  refresh: nothing,
  listen: nothing,
};

/**
 * How each behaviour starts outside a browser: the behaviour itself where it needs no library and
 * no layout, else the questions that it asks of the page's HTML when it starts. All of them are the
 * behaviours' own functions, so that the checker cannot say anything else than the script.
 */
export const starts: Readonly<Record<BehaviourName, Start>> = {
  navigation: closedMenu,
  intro: asks(nothing),
  telephone: asks(nothing),
  'to-top': asks(nothing),
  anchors: asks(nothing),
  'gallery-elements': (element, page) => galleryElements(element, page, undefined),
  references: (element, page) => references(element, page, undefined),
  downloads: (element, page) => downloads(element, page, undefined),
  'logo-slider': asks(refuseRunning),
  'image-slider': asks(refuseRunning),
  'gallery-slider': asks(refuseRunning),
  'reference-slider': asks(refuseRunning),
  coverflow: asks((element, page) => {
    const detail = page.near(element, 'coverflowDetail');
    if (detail) findItems(element, detail, page);
  }),
  lightbox: asks(refuseEmpty),
  'category-gallery': gallery('category-gallery'),
  'inspiration-gallery': gallery('inspiration-gallery'),
  form: asks(formWithControls),
  map: asks(placeOf),
  consent: (element, page) => consent(element, page, declined),
  analytics: (element, page) => analytics(element, page, unanswered),
};
