import { memo, useLayoutEffect, useState } from 'react';
import { useAttribute, useClasses, usePreviewEnd } from '../adopt.js';
import { keyOf } from '../key.js';
import type { Control } from './controls.js';
import type { FieldState } from './form-state.js';

/** The element that a message is appended to: the field, or in a table row its last cell. */
const placeIn = (field: HTMLElement): HTMLElement =>
  (field instanceof HTMLTableRowElement ? field.cells[field.cells.length - 1] : undefined) ?? field;

interface MessageProps {
  readonly field: HTMLElement;
  readonly id: string;
  readonly text: string;
}

/**
 * The message under a field. It does not use a portal, because React adds 143 listeners to each
 * portal's container.
 */
function Message({ field, id, text }: MessageProps): null {
  useLayoutEffect(() => {
    // HTML allows a `span` wherever a field may be, even in a paragraph.
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
  /** The id of the message about the control; undefined if the control is valid. */
  readonly messageId: string | undefined;
}

function ControlState({ control, messageId }: ControlStateProps): null {
  const [described] = useState(() => control.getAttribute('aria-describedby'));
  const ids = [described, messageId].filter(Boolean).join(' ');
  // The attribute is set and not removed, so an attribute from the server keeps its place and is
  // restored exactly.
  useAttribute(control, 'aria-invalid', messageId ? 'true' : 'false');
  useAttribute(control, 'aria-describedby', messageId ? ids : described);
  return null;
}

let fields = 0;

export interface FieldProps {
  readonly element: HTMLElement;
  readonly state: FieldState;
}

/**
 * Applies the state of a field to the server's nodes. A field does not render again when other fields
 * change.
 */
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
