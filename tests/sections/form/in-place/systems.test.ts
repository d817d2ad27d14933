// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../src/micro-roots/form/in-place/answer.js';
import { name, type Row, rows } from './systems.js';

const parse = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').documentElement;

function read({ html, status = 200 }: Row) {
  const inForm = (markup: string): string =>
    `<nav>Site</nav><main><form id="contact">${markup}<button>Send</button></form></main>`;
  document.body.innerHTML = inForm(html.replaceAll(/\[\[.*?\]\]/gs, ''));
  return answerTo(inForm(html.replaceAll(/\[\[|\]\]/g, '')), status);
}

/** What is read from an answer to the form of the page. */
function answerTo(html: string, status = 200) {
  const [form] = document.forms;
  if (!form) throw new Error('the page has no form');
  const request = Object.assign(new XMLHttpRequest(), {});
  Object.defineProperty(request, 'status', { value: status });
  Object.defineProperty(request, 'responseURL', { value: location.href });
  const before = parse(document.body.innerHTML);
  return readAnswer(request, parse(html), form, location.href, '.form-result', before);
}

describe('what the templates of a system print of a refused form', () => {
  it.each(Object.entries(rows))('%s', (_, row) => {
    const { faults = {}, remarks = [] } = row;
    const answer = read(row);
    if (!row.faults && !row.remarks) {
      expect(answer.kind).toBe('unclear');
      return;
    }
    if (answer.kind !== 'refused') throw new Error(`the answer is ${answer.kind}`);
    const found = answer.faults.map(({ controls, message }) => [
      [...new Set(controls.map((control) => control.getAttribute('name')))].join(' '),
      message,
    ]);
    expect(found).toEqual(Object.entries(faults));
    expect(answer.remarks).toEqual(remarks);
  });
});

describe('what a system says once it has taken a form, where the template names no result', () => {
  it.each([
    ['TYPO3 Form', '<div id="contact"><p>Thanks</p></div>'],
    [
      'Contact Form 7',
      `<form class="wpcf7-form sent">${name}<div class="wpcf7-response-output" aria-hidden="true">Thanks</div></form>`,
    ],
    ['WPForms', '<div class="wpforms-confirmation-container-full"><p>Thanks</p></div>'],
    [
      'Gravity Forms',
      '<div class="gform_confirmation_wrapper"><div class="gform_confirmation_message">Thanks</div></div>',
    ],
    ['Laravel, Rails', `<div class="alert alert-success">Thanks</div><form>${name}</form>`],
  ])('%s', (_, html) => {
    document.body.innerHTML = `<form id="contact">${name}<button>Send</button></form>`;
    const result = answerTo(html);
    expect(result.kind === 'result' && result.element.textContent).toMatch(/^Thanks$/);
  });
});
