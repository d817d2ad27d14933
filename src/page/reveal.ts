import { nextTask } from './moments.js';
import { unclobbered } from './unclobbered.js';

/** Opens the closed `details` around an element, except for an element in their summary. */
function openDetails(element: Element): void {
  for (let inner = element; ; ) {
    const { matches, parentElement } = unclobbered(inner);
    if (!parentElement) return;
    const isSummary = matches('summary:first-of-type');
    if (parentElement instanceof HTMLDetailsElement && !isSummary) parentElement.open = true;
    inner = parentElement;
  }
}

/**
 * Opens whatever is closed around an element, as the browser does when a link leads there or when it
 * finds text there. Everything of ours that hides a part of the page listens for `beforematch`.
 */
export function reveal(target: Element): void {
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  openDetails(target);
  for (const box of document.querySelectorAll('[hidden="until-found"]')) {
    if (box.contains(target)) box.removeAttribute('hidden');
  }
}

/** Fields whose click or key is no attempt to send what they stand in. */
const fields =
  'input:not([type="submit"], [type="image"], [type="button"]), select, option, textarea';

/** Who needs the attempts to send to be watched. */
const watchers = new Set<object>();
let isAttempt = false;

/** Notices that a visitor may send a form now; a page that checks it while somebody types does not count. */
async function onAction(event: Event): Promise<void> {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event instanceof KeyboardEvent ? event.key !== 'Enter' : target.closest(fields)) return;
  // The browser moves the focus to what a label is for.
  const control = target.closest('label')?.control;
  if (control && event.type === 'click') reveal(control);
  isAttempt = true;
  await nextTask();
  isAttempt = false;
}

/** Whether a control is the first invalid one of its form, which the browser will focus. */
function isFirst(control: Element): boolean {
  const form = 'form' in control && control.form;
  if (!(form instanceof HTMLFormElement)) return true;
  const faulty = [...unclobbered(form).elements].filter(
    (each) => each.matches(':invalid') && !each.matches('fieldset'),
  );
  return faulty[0] === control;
}

const actions = ['click', 'keydown', 'keypress'] as const;

/**
 * Opens a closed part when a visitor sends a form whose first fault is in it, so that the browser can focus
 * the field and say what is wrong; and when a label outside leads to a field in it.
 * What opens itself listens to `beforematch`.
 */
export function openAtFault(part: HTMLElement, signal: AbortSignal): void {
  const options = { capture: true, passive: true };
  part.addEventListener(
    'invalid',
    ({ target }) => {
      if (isAttempt && target instanceof Element && isFirst(target)) reveal(target);
    },
    { capture: true, signal },
  );
  if (watchers.size === 0) {
    for (const type of actions) window.addEventListener(type, onAction, options);
  }
  watchers.add(signal);
  signal.addEventListener('abort', () => {
    watchers.delete(signal);
    if (watchers.size > 0) return;
    for (const type of actions) window.removeEventListener(type, onAction, options);
  });
}
