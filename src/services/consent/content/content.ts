import { isWebAddress } from '../../../page/addresses.js';
import { type Journal, openJournal, standInOf } from '../../../page/journal.js';
import type { Page } from '../../../page/page.js';
import { Problem } from '../../../page/problem.js';
import { hooks } from '../../map/definition.js';
import { type App, answers } from '../answers.js';
import { heldAttributes, lightboxItem, mapLink } from '../definition.js';
import { forgetCopies, holdAddresses } from './held.js';
import { type Consent, createPlaceholder, tellOfReload } from './placeholder.js';
import { isScript, refusalOf, releaseScript } from './script.js';

/** The purpose of content that names none: a map, or else a film in the lightbox. */
const implied = (held: HTMLElement, { configuration }: Page): string =>
  held.matches(`${hooks.map}, ${mapLink(configuration.presets)}`) ? 'maps' : 'films';

/** Those that hold one address each. The others hold HTML or several addresses. */
const addressed = heldAttributes.filter((name) => !/^(srcset|imagesrcset|srcdoc|ping)$/.test(name));

/**
 * The app whose consent the content needs.
 *
 * @param apps what the visitor decides on
 * @throws Problem if the content names no app, if its address is not a web address, or if it is code without the page's
 * nonce. Such content is never released.
 */
export function appOf(held: HTMLElement, page: Page, apps: readonly App[]): App {
  const { configuration } = page;
  const isImplied = held.matches(`${hooks.map}, ${lightboxItem}`);
  const name =
    held.dataset.name ?? (configuration.purposes && isImplied ? implied(held, page) : '');
  const app = apps.find((each) => each.name === name);
  if (!app) {
    const kind = configuration.purposes ? 'purpose' : 'app';
    const names = apps.map((each) => each.name).join(', ');
    throw new Problem(held, `data-name "${name}" is no ${kind} of the consent: ${names}`);
  }
  const refusal = refusalOf(held, page);
  if (refusal) throw new Problem(held, `code that waits for consent is not released: ${refusal}`);
  for (const attribute of isScript(held) ? [] : addressed) {
    const address = held.dataset[attribute];
    if (address !== undefined && !isWebAddress(address)) {
      throw new Problem(held, `data-${attribute} "${address}" is not a web address`);
    }
  }
  return app;
}

/** Gives the focus to content whose box had it, also where content cannot have it by itself. */
function focusOn(shown: Element, undo: Journal): void {
  if (!(shown instanceof HTMLElement)) return;
  shown.focus({ preventScroll: true });
  if (document.activeElement === shown) return;
  undo.attribute(shown, 'tabindex', '-1');
  shown.focus({ preventScroll: true });
}

/**
 * Content that names an app in `data-name`, as klaro defines it: a script of the type `text/plain`, or
 * an element with what it fetches in `data-` attributes. The script releases it while the visitor
 * consents to the app, and takes it back after a withdrawal. Meanwhile it requests the notice.
 *
 * @throws Problem if the content cannot be released
 */
export default function holdContent(
  held: HTMLElement,
  page: Page,
  consent: Consent,
  undo: Journal,
): void {
  const { apps, decided, listen } = answers(page);
  const app = appOf(held, page, apps);
  const purpose = page.configuration.purposes?.find(({ name }) => name === app.name);
  const keepsRunning = (): void => {
    // At the end of all a page goes, and what runs on it.
    if (purpose && !undo.signal.aborted) tellOfReload(page, undo);
  };
  const release = isScript(held)
    ? (until: Journal) => releaseScript(held, page, keepsRunning, until)
    : holdAddresses(held);
  /** Whether the visitor has asked for this content alone. */
  let isAllowed = false;
  /** Whether the content is released; undefined before the first look. */
  let isReleased: boolean | undefined;
  /** What holds as long as the content is released, or as long as it waits. */
  let phase = openJournal();

  const update = (): void => {
    const given = app.required || isAllowed || decided(app.name) === true;
    if (given === isReleased) return;
    isReleased = given;
    // A box stands where the content stands, which has to be on the page for that.
    const focused = document.activeElement;
    phase.close();
    phase = openJournal();
    if (given) {
      release(phase);
      if (focused?.isConnected === false) focusOn(standInOf(held), phase);
    } else {
      showBox?.(phase);
      forgetCopies(held, phase);
    }
  };
  const asked = purpose && { name: app.name, title: purpose.words(page.words).title };
  const allow = (): void => {
    isAllowed = true;
    update();
  };
  const showBox = createPlaceholder(held, asked, allow, page, consent);
  let decision = decided(app.name);
  const follow = (): void => {
    const before = decision;
    decision = decided(app.name);
    // A refusal also withdraws the permission for this content alone, and so does one of everything once more.
    const isAll = apps.every(({ name, required }) => required || decided(name) === false);
    if (decision === false && (before !== false || isAll)) isAllowed = false;
    update();
  };
  listen(follow, undo);
  update();
  undo.by(() => phase.close());
  if (!app.required) consent.ask(app, undo);
}
