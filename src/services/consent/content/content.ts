import type { Teardown } from '../../../lifecycle/behaviour.js';
import { saveAttributes } from '../../../page/changes.js';
import type { Consent } from '../interface.js';
import { heldAddresses, type Release } from './held-addresses.js';
import { appOf } from './held-app.js';
import { heldScript, isScript } from './held-script.js';
import { forgetCopies } from './kept-copies.js';
import { createPlaceholder, type Surroundings as OfPlaceholder } from './placeholder.js';
import { endReloadMessage, tellOfReload } from './reload-message.js';

/**
 * What content needs from the consent on its page. The code of consent loads before the code of
 * content.
 */
export interface Surroundings extends OfPlaceholder {
  readonly consent: Pick<Consent, 'apps' | 'ask' | 'decided' | 'listen'>;
}

/**
 * Content that names an app in `data-name`, as klaro defines it: a script of the type `text/plain`, or
 * an element with what it fetches in `data-` attributes. The script releases it while the visitor
 * consents to the app, and takes it back after a withdrawal. Meanwhile it requests the notice.
 *
 * @throws Problem if the content cannot be released
 */
export default function consentedContent(held: HTMLElement, surroundings: Surroundings): Teardown {
  const { page, consent } = surroundings;
  const app = appOf(held, page, consent.apps);
  const purpose = page.configuration.purposes?.all.find(({ name }) => name === app.name);
  let isReleasing = false;
  const restore = saveAttributes(held, 'hidden');
  const release: Release = isScript(held)
    ? heldScript(held, page, () => {
        if (purpose && !isReleasing) tellOfReload(page);
      })
    : heldAddresses(held);
  let released = false;
  /** Whether the visitor has asked for this content alone. */
  let allowed = false;
  /** Ends the removal of copies while the content is refused. */
  let keepCopies: Teardown = () => {};

  const update = (): void => {
    const given = app.required || allowed || consent.decided(app.name) === true;
    keepCopies();
    keepCopies = given ? () => {} : forgetCopies(held);
    // The box stands where the content stands, which has to be on the page for that.
    if (released && !given) release.off();
    showBox?.(!given);
    if (given && !released) release.on();
    released = given;
  };
  const allow = (): void => {
    allowed = true;
    update();
  };
  const asked = purpose && { name: app.name, title: purpose.words(page.words).title };
  const showBox = createPlaceholder(held, asked, allow, surroundings);
  let decision = consent.decided(app.name);
  const leave = consent.listen(() => {
    const before = decision;
    decision = consent.decided(app.name);
    // A refusal also withdraws the permission for this content alone, and so does one of everything once more.
    const isAll = consent.apps.every(
      ({ name, required }) => required || consent.decided(name) === false,
    );
    if (decision === false && (before !== false || isAll)) allowed = false;
    update();
  });
  update();
  const leaveNotice = app.required ? () => {} : consent.ask(app);

  return () => {
    isReleasing = true;
    leave();
    leaveNotice();
    keepCopies();
    showBox?.(false);
    if (released) release.off();
    if (isScript(held)) endReloadMessage();
    restore();
  };
}
