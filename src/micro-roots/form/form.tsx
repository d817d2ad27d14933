import { useLayoutEffect, useReducer } from 'react';
import type { Behaviour } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { adopt } from '../adopt.js';
import { keyOf } from '../key.js';
import { fieldsAround, formWithControls } from './controls.js';
import { Field } from './field.js';
import { fieldsOf } from './fields.js';
import { endPreview } from './form-preview.js';
import { type FormState, initialState, reduce } from './form-state.js';
import { listen } from './listening.js';
import { Summary } from './summary.js';
import './form.css';

interface FormProps {
  readonly form: HTMLFormElement;
  readonly page: Page;
}

function start({ form, page }: FormProps): FormState {
  const { activeElement } = document;
  const focused = activeElement ? fieldsAround(activeElement, form, page) : [];
  return initialState(fieldsOf(form, page), focused);
}

function Form({ form, page }: FormProps) {
  const [{ fields, refusal }, send] = useReducer(reduce, { form, page }, start);
  useLayoutEffect(() => listen(form, page, send), [form, page]);
  return (
    <>
      {[...fields].map(([element, state]) => (
        <Field key={keyOf(element)} element={element} state={state} />
      ))}
      {refusal && <Summary key={refusal.number} form={form} refusal={refusal} page={page} />}
    </>
  );
}

/**
 * A contact or inquiry form: marks its fields by the browser's own constraint validity
 * (specification 4.6 and 5.1 to 5.4). Submission and what is entered stay the browser's.
 */
const form: Behaviour = (element, page) => {
  const own = formWithControls(element);
  return adopt(
    <Form form={own} page={page} />,
    () => endPreview(element),
    (error) => page.report('form', element, error),
  );
};

export default form;
