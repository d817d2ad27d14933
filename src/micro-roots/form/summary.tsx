import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { answerClick } from '../../page/answer-clicks.js';
import type { Page } from '../../page/page.js';
import { useAttribute } from '../adopt.js';
import { keyOf } from '../key.js';
import { type Control, isShown } from './controls.js';
import type { Fault } from './faults.js';
import type { RefusedSubmission } from './form-state.js';
import { scrollToField } from './scroll-to-field.js';
import { wording } from './wording.js';

let controls = 0;

/** A link to a control: focuses it, which clears its mark, below the header. */
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
    scrollToField(field ?? control, page);
    control.focus({ preventScroll: true });
    return true;
  };
  return (
    <a href={`#${id}`} onClick={({ nativeEvent }) => answerClick(nativeEvent, follow)}>
      {children}
    </a>
  );
}

/** What is wrong in one place; a link where there is a control to go to. */
function Entry({ fault, page }: { readonly fault: Fault; readonly page: Page }) {
  const { controls, field, name, message } = fault;
  const [control] = controls;
  // Our own sentences name the field; a template's or the browser's may not.
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
 * What a refused submission says, at the top of the form. It is an alert: announced when it
 * appears, while the focus stays on the button that was pressed, since a field that got the focus
 * would lose its mark (specification 4.6).
 */
export function Summary(props: {
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
    // Where broken nesting has put the fields outside the form, it goes before the first of them.
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
}
