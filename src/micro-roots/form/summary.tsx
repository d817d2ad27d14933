import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { offerClick } from '../../page/clicks.js';
import type { Page } from '../../page/page.js';
import { reveal } from '../../page/reveal.js';
import { useAttribute } from '../adopt.js';
import { keyOf } from '../key.js';
import { type Control, isShown } from './controls.js';
import type { Fault } from './faults.js';
import type { RefusedSubmission } from './form-state.js';
import { scrollToField } from './scroll-to-field.js';
import { wording } from './wording.js';

let controls = 0;

/**
 * A link to a control. A click scrolls the field below the header and focuses the control, which clears
 * the field's mark.
 */
function ControlLink(props: {
  readonly control: Control;
  readonly field: HTMLElement | null;
  readonly page: Page;
  readonly children: ReactNode;
}) {
  const { control, field, page, children } = props;
  const [id] = useState(() => control.id || `auftritt-control-${++controls}`);
  useAttribute(control, 'id', id);
  const follow = (): boolean => {
    reveal(control);
    scrollToField(field ?? control, page);
    control.focus({ preventScroll: true });
    return true;
  };
  return (
    <a href={`#${id}`} onClick={({ nativeEvent }) => offerClick(nativeEvent, follow)}>
      {children}
    </a>
  );
}

/** One fault in the summary: a link if its control is visible, else text. */
function Entry({ fault, page }: { readonly fault: Fault; readonly page: Page }) {
  const { controls, field, name, message } = fault;
  const [control] = controls;
  // The script's own sentences name the field. The texts of a template or of the browser may not.
  const text = message.includes(name) ? message : `${name}: ${message}`;
  return (
    <li>
      {isShown(control) ? (
        <ControlLink control={control} field={field} page={page}>
          {text}
        </ControlLink>
      ) : (
        text
      )}
    </li>
  );
}

/**
 * The summary of a refused submission, at the top of the form. It is an alert, so screen readers
 * announce it when it appears. The focus stays on the pressed button, because a field that got the
 * focus would lose its mark (specification 4.6).
 *
 * It renders once per refusal, and not for each slice of fields that is marked: whether a control is visible
 * makes the browser compute the layout.
 */
export const Summary = memo(function Summary(props: {
  readonly form: HTMLFormElement;
  readonly refusal: RefusedSubmission;
  readonly page: Page;
}) {
  const { form, refusal, page } = props;
  const { faults } = refusal;
  const [mount] = useState(() => {
    const element = document.createElement('div');
    element.className = 'form-summary';
    element.setAttribute('role', 'alert');
    return element;
  });
  const first = faults[0]?.field ?? faults[0]?.controls[0];
  useLayoutEffect(() => {
    // If broken nesting has put the fields outside the form, the summary goes before the first faulty
    // one.
    if (!first || form.contains(first)) form.prepend(mount);
    else (first.closest('table') ?? first).before(mount);
    return () => mount.remove();
  }, [form, first, mount]);
  return createPortal(
    <>
      <p>
        <strong>{page.words(wording).refused}</strong>
      </p>
      <ul>
        {faults.map((fault) => (
          <Entry key={keyOf(fault.controls[0])} fault={fault} page={page} />
        ))}
      </ul>
    </>,
    mount,
  );
});
