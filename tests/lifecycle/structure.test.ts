// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Requirements } from '../../src/lifecycle/requirements.js';
import { wrongIn } from '../../src/lifecycle/structure.js';
import { nearest } from '../../src/page/elements.js';
import { type BehaviourName, selectors, structures } from '../support/contract.js';

function wrong(behaviour: BehaviourName, html: string): string | undefined {
  document.body.innerHTML = html;
  const element = document.querySelector(selectors[structures[behaviour].root]);
  if (!element) throw new Error('the markup has no root');
  return wrongIn(element, structures[behaviour], selectors);
}

const toggle = '<button class="downloads__toggle"></button>';
const body = '<div class="downloads__body"></div>';

describe('what an element lacks', () => {
  it('is nothing where all is there', () => {
    expect(wrong('downloads', `<div class="downloads">${toggle}${body}</div>`)).toBeUndefined();
    expect(wrong('logo-slider', '<div class="logo-slider"><img></div>')).toBeUndefined();
  });

  it('is named by the selector of the part', () => {
    expect(wrong('downloads', `<div class="downloads">${toggle}</div>`)).toBe(
      'element lacks .downloads__body',
    );
  });

  it('is a doubled part', () => {
    expect(wrong('downloads', `<div class="downloads">${toggle}${body}${body}</div>`)).toBe(
      'element has 2 .downloads__body, must have one',
    );
  });

  it('is an empty slider', () => {
    expect(wrong('image-slider', '<div class="image-slider"> </div>')).toBe(
      'element lacks a slide',
    );
  });

  it('is a toggle that would vanish with the body', () => {
    expect(
      wrong(
        'downloads',
        `<div class="downloads"><div class="downloads__body">${toggle}</div></div>`,
      ),
    ).toBe('.downloads__toggle stands inside .downloads__body');
  });

  it('is one of several toggles that would vanish with the body', () => {
    const entry = '<button class="reference__toggle"></button>';
    const parts = { referenceToggle: { count: 'any', outside: 'referenceBody' } } as const;
    const wrongWith = (html: string): string | undefined => {
      document.body.innerHTML = html;
      return wrongIn(document.body, { parts }, selectors);
    };
    const inside = `<div class="reference__body">${entry}</div>`;
    expect(wrongWith(entry + inside)).toBe('.reference__toggle stands inside .reference__body');
    expect(wrongWith(entry + entry)).toBeUndefined();
  });

  it('is no part near the element, or one near it that is not as it should be', () => {
    const coverflow = '<div class="coverflow"><ul><li></li></ul></div>';
    const detail = '<div class="coverflow-detail"></div>';
    const doubled = `<div class="coverflow-detail">${'<p class="coverflow-detail__title"></p>'.repeat(2)}</div>`;
    expect(wrong('coverflow', coverflow)).toBe('element lacks .coverflow-detail');
    expect(wrong('coverflow', coverflow + detail)).toBeUndefined();
    // Of several it is the one that follows; the others are those of other coverflows.
    expect(wrong('coverflow', detail + coverflow + detail)).toBeUndefined();
    expect(wrong('coverflow', coverflow + doubled)).toBe(
      'element has 2 .coverflow-detail__title, must have one',
    );
  });

  it('is nothing of an element of which nothing is said', () => {
    const entry = document.createElement('div');
    expect(wrongIn(entry, undefined, selectors)).toBeUndefined();
    expect(wrongIn(entry, {}, selectors)).toBeUndefined();
  });
});

describe('the kind of an element', () => {
  const wrongWith = (requirements: Requirements, html: string): string | undefined => {
    document.body.innerHTML = html;
    const [element] = document.body.children;
    if (!element) throw new Error('the markup has no element');
    return wrongIn(element, requirements, selectors);
  };

  it('is named beside the one that is wanted', () => {
    expect(wrongWith({ element: 'form' }, '<div></div>')).toBe('element is <div>, must be <form>');
    expect(wrongWith({ element: 'a[href],button' }, '<img>')).toBe(
      'element is <img>, must be <a[href],button>',
    );
    expect(wrongWith({ element: 'a[href]' }, '<a></a>')).toBe('element is <a>, must be <a[href]>');
  });

  it('is that of a form whose fields hide its properties', () => {
    const fields = '<input name="matches"><input name="localName">';
    expect(wrongWith({ element: 'form' }, `<form>${fields}</form>`)).toBeUndefined();
  });

  it('of a part is named by its selector, and comes before what the part lacks', () => {
    const parts = { referenceBody: { count: 'one' } } as const;
    const requirements = {
      parts: { referenceEntry: { count: 'at most one', element: 'details', parts } },
    } as const;
    expect(wrongWith(requirements, '<p></p>')).toBeUndefined();
    expect(wrongWith(requirements, '<p><b class="reference"></b></p>')).toBe(
      '.reference is <b>, must be <details>',
    );
    expect(
      wrongWith(requirements, '<section><details class="reference"></details></section>'),
    ).toBe('element lacks .reference__body');
  });
});

describe('the part near an element', () => {
  it('is the one inside, else the one that follows in the closest ancestor, else the last', () => {
    document.body.innerHTML =
      '<i id="1"></i><section><i id="2"></i><b id="a"></b><i id="3"></i></section>' +
      '<b id="b"><i id="4"></i></b><i id="5"></i><p><b id="c"></b></p>';
    const found = (id: string) => {
      const element = document.getElementById(id);
      return element && nearest(element, 'i')?.id;
    };
    expect([found('a'), found('b'), found('c')]).toEqual(['3', '4', '5']);
  });
});
