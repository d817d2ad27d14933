import type { Behaviour } from '../../lifecycle/behaviour.js';
import { categoryReader } from '../../micro-roots/category-gallery/categories.js';
import { addressOf, type Kind } from '../../micro-roots/category-gallery/parts.js';
import { formWithControls } from '../../micro-roots/form/controls.js';
import { nearest } from '../../page/nearest.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { BehaviourName } from '../../public-interface.js';
import { toggledBy } from '../../sections/collapse/bodies.js';
import { collapsible } from '../../sections/collapsible.js';
import coverflow from '../../sections/coverflow/definition.js';
import { findItems } from '../../sections/coverflow/read-item.js';
import downloads from '../../sections/downloads/downloads.js';
import { menuOf } from '../../sections/dropdown/menu.js';
import galleryElements from '../../sections/gallery-elements/gallery-elements.js';
import { refuseEmpty } from '../../sections/lightbox/content.js';
import { openerOf } from '../../sections/navigation/navigation.js';
import { referencesWith } from '../../sections/references/references.js';
import { optionsOfSlider, startedClasses } from '../../sections/sliders/options.js';
import { refuseRunning } from '../../sections/sliders/slides.js';
import { findTabs, tabSelector } from '../../sections/tabs/tab.js';
import { startAnalytics } from '../../services/analytics/analytics.js';
import { type Answers, appsOf, measuringApp, readAnswers } from '../../services/consent/answers.js';
import { appOf } from '../../services/consent/content/content.js';
import { heldBy } from '../../services/consent/definition.js';
import { privacyPolicy } from '../../services/consent/notice.js';
import { locationOf } from '../../services/map/map.js';
import { reportHiding } from './hidden-by.js';

/** Makes a start that only asks what the behaviour asks of the page when it starts. */
const asks =
  (question: (element: HTMLElement, page: Page) => unknown): Behaviour =>
  (element, page) => {
    question(element, page);
    return undefined;
  };

const gallery = (kind: Kind): Behaviour =>
  asks((root, page) => {
    addressOf(root, page);
    categoryReader(root, page, kind)();
  });

/** Asks whether slick runs already or the page's styles hide the slider, and reads the options of `data-slider`. */
const slider = (name: BehaviourName): Behaviour =>
  asks((element, page) => {
    refuseRunning(element);
    optionsOfSlider(name, element, page);
    reportHiding(name, element, page, [
      ...['slick-initialized', 'slick-slider'],
      ...startedClasses(element, page),
    ]);
  });

/** Reports a fault that keeps nothing from starting: its own code finds it later. */
function tell(element: HTMLElement, page: Page, question: () => void): void {
  try {
    question();
  } catch (error) {
    page.report('consent', element, error);
  }
}

/** Asks for the privacy policy, to which the notice and the dialog link, and for content that would wait for ever. */
const consent = asks((element, page) => {
  const { body } = document;
  tell(body, page, () => {
    if (privacyPolicy(page) === undefined) throw new Problem(body, 'page names no privacy policy');
  });
  if (element.matches(heldBy(page.configuration)))
    tell(element, page, () => appOf(element, page, appsOf(page.configuration.purposes)));
});

/** The answers of a visitor who has not been asked: nothing is measured, and no cookie is removed. */
const unanswered: Omit<Answers, 'apps' | 'measuring'> = {
  stored: () => readAnswers([]),
  decided: () => undefined,
  save() {},
  listen() {},
};

/**
 * What behaviours ask of the page's HTML when they start, beyond their requirements. The checker starts
 * a behaviour itself if it needs no library and no layout; otherwise it asks only the questions. It uses
 * the behaviours' own functions throughout, so that it cannot contradict the script.
 */
const starts: Readonly<Partial<Record<BehaviourName, Behaviour>>> = {
  navigation: asks(openerOf),
  'gallery-elements': galleryElements,
  references: referencesWith(collapsible),
  downloads,
  collapse: asks(toggledBy),
  // A tab outside of a list is asked for its panel when it is pressed.
  tabs: asks((element, page) => {
    if (!element.matches(tabSelector)) findTabs(element, page);
  }),
  dropdown: asks(menuOf),
  'logo-slider': slider('logo-slider'),
  'image-slider': slider('image-slider'),
  'gallery-slider': slider('gallery-slider'),
  'reference-slider': slider('reference-slider'),
  slider: slider('slider'),
  coverflow: asks((element, page) => {
    reportHiding('coverflow', element, page, coverflow.started?.split(' ') ?? []);
    const detail = nearest(element, coverflow.hooks.coverflowDetail);
    if (detail) findItems(element, detail);
  }),
  lightbox: asks(refuseEmpty),
  'category-gallery': gallery('category-gallery'),
  'inspiration-gallery': gallery('inspiration-gallery'),
  form: asks(formWithControls),
  map: asks(locationOf),
  consent,
  analytics(element, page, undo) {
    const apps = appsOf(page.configuration.purposes);
    const answers = { ...unanswered, apps, measuring: measuringApp(apps) };
    return startAnalytics(element, page, answers, undo);
  },
};

/** How a behaviour starts outside a browser, once its requirements are met. */
export const startOf = (name: BehaviourName): Behaviour => starts[name] ?? asks(() => undefined);

/** Whether a behaviour has anything to do on an element: a list of mere links has no tabs. */
export const isNeeded = (name: BehaviourName, element: HTMLElement): boolean =>
  name !== 'tabs' || element.matches(tabSelector) || element.querySelector(tabSelector) !== null;
