import { memo, useLayoutEffect, useState } from 'react';
import { useAttribute, useClasses, usePreviewEnd } from '../adopt.js';
import { keyOf } from '../key.js';
import type { Control } from './controls.js';
import type { FieldState } from './form-state.js';

/** Where a message goes: to the end of the field; in a table, of its last cell. */
const placeIn = (field: HTMLElement): HTMLElement =>
  (field instanceof HTMLTableRowElement ? field.cells[field.cells.length - 1] : undefined) ?? field;

interface MessageProps {
  readonly field: HTMLElement;
  readonly id: string;
  readonly text: string;
}

/**
 * The message under a field. It is no portal, since React adds 143 listeners to the container of
 * each.
 */
function Message({ field, id, text }: MessageProps): null {
  useLayoutEffect(() => {
    // A span may stand wherever a field may, in a paragraph too.
    const message = document.createElement('span');
    message.className = 'field-message';
    message.id = id;
    message.textContent = text;
    placeIn(field).append(message);
    return () => message.remove();
  }, [field, id, text]);
  return null;
}

interface ControlStateProps {
  readonly control: Control;
  /** The id of the message about it; undefined where nothing is wrong. */
  readonly messageId: string | undefined;
}

function ControlState({ control, messageId }: ControlStateProps): null {
  const [described] = useState(() => control.getAttribute('aria-describedby'));
  const ids = [described, messageId].filter(Boolean).join(' ');
  // An attribute that the server sent keeps its place, so that it comes back to the letter.
  useAttribute(control, 'aria-invalid', messageId ? 'true' : 'false');
  useAttribute(control, 'aria-describedby', messageId ? ids : described);
  return null;
}

let fields = 0;

export interface FieldProps {
  readonly element: HTMLElement;
  readonly state: FieldState;
}

/** Puts the state of a field on the server's nodes; the field keeps its state through others'. */
export const Field = memo(function Field({ element, state }: FieldProps) {
  const { mark, noHelp, sentInvalid } = state;
  const [prefix] = useState(() => `auftritt-field-message-${++fields}`);
  usePreviewEnd(element);
  useClasses(element, {
    'has-error': mark.name === 'as sent' ? undefined : mark.name === 'in error',
    'no-help': noHelp || undefined,
  });
  if (mark.name === 'as sent') return null;

  const faults = mark.name === 'in error' ? mark.faults : [];
  const ids = new Map(
    faults.flatMap(({ controls }, index) =>
      controls.map((control) => [control, `${prefix}-${index + 1}`] as const),
    ),
  );
  return (
    <>
      {faults.map(({ controls: [control], message }) => (
        <Message
          key={keyOf(control)}
          field={element}
          id={ids.get(control) ?? prefix}
          text={message}
        />
      ))}
      {[...new Set([...sentInvalid, ...ids.keys()])].map((control) => (
        <ControlState key={keyOf(control)} control={control} messageId={ids.get(control)} />
      ))}
    </>
  );
});
