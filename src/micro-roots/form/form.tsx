import { useLayoutEffect, useReducer, useRef } from 'react';
import type { Behaviour } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { adopt } from '../adopt.js';
import { InSlices } from '../in-slices.js';
import { keyOf } from '../key.js';
import { type FoundField, fieldsAround, fieldsOf, formWithControls } from './controls.js';
import { followCorrections } from './corrections.js';
import { Field, type FieldProps } from './field.js';
import { takePreviews } from './form-preview.js';
import { type FormState, initialState, reduce } from './form-state.js';
import { type Listening, listen } from './listening.js';
import { submitOnce } from './submit-once.js';
import { Summary } from './summary.js';
import './form.css';

interface FormProps {
  readonly form: HTMLFormElement;
  readonly page: Page;
  /** The fields at the start. */
  readonly first: ReadonlyMap<HTMLElement, FoundField>;
  /** The events on the form from before the code had loaded. */
  readonly early: readonly Event[];
}

/**
 * Whether the form allows only one submission at a time. Reports an unknown value of the attribute.
 */
function isSubmittedOnce(form: HTMLFormElement, page: Page): boolean {
  const value = form.getAttribute('data-submit');
  if (value === null || value === 'once') return value !== null;
  page.report('form', form, new Problem(form, `unknown data-submit "${value}"; known is "once"`));
  return false;
}

function start({ form, page, first }: FormProps): FormState {
  const activeElement = document.activeElement;
  const focused = activeElement ? fieldsAround(activeElement, form, page) : [];
  return initialState(first, focused);
}

function Form(props: FormProps) {
  const { form, page, first, early } = props;
  const [{ fields, refusal }, send] = useReducer(reduce, props, start);
  const listening = useRef<Listening>(undefined);
  useLayoutEffect(() => {
    const present = listen(form, page, first, early, send);
    listening.current = present;
    return () => present.end();
  }, [form, page, first, early]);
  useLayoutEffect(() => {
    const marked = [...fields.values()].flatMap(({ mark }) =>
      mark.name === 'in error' ? mark.faults : [],
    );
    return followCorrections(form, marked, (field) => listening.current?.recheck(field));
  }, [form, fields]);
  useLayoutEffect(
    () => (isSubmittedOnce(form, page) ? submitOnce(form, page, early) : undefined),
    [form, page, early],
  );
  return (
    <>
      <InSlices urgent={({ state }: FieldProps) => state.mark.name !== 'as sent'}>
        {[...fields].map(([element, state]) => (
          <Field key={keyOf(element)} element={element} state={state} />
        ))}
      </InSlices>
      {refusal && <Summary key={refusal.number} form={form} refusal={refusal} page={page} />}
    </>
  );
}

/**
 * A contact or inquiry form. The script marks its fields by the browser's constraint validation
 * (specification 4.6 and 5.1 to 5.4). The browser still handles submission and input.
 */
const form: Behaviour = (element, page, early = []) => {
  const own = formWithControls(element);
  return adopt(
    <Form form={own} page={page} first={fieldsOf(own, page)} early={early} />,
    takePreviews(element),
    (error) => page.fail('form', element, error),
  );
};

export default form;
