import { fieldOf, formRunning, sendForm } from '../../support/forms.js';
import { test } from '../../support/fragments.js';
import { overflow } from '../../support/overflow.js';
import { expect, test as pageTest } from '../../support/site.js';

const form = `<form class="inquiry-form">
  <div class="form-group"><label for="way">Way</label><input id="way"></div>
  <fieldset id="part" class="part"><div class="form-group"><label for="street">Street</label>
    <input id="street" required></div></fieldset>
  <button id="send">Send</button></form>`;

/** Ways in which a field becomes valid, of which no event of its own tells. */
const ways: Readonly<Record<string, (street: HTMLInputElement) => void>> = {
  'is no longer required': (street) => {
    street.required = false;
  },
  'is disabled': (street) => {
    street.disabled = true;
  },
  'is in a disabled part': (street) => {
    street.closest('fieldset')?.setAttribute('disabled', '');
  },
  'is filled in by a script': (street) => {
    street.value = 'Hauptstraße 1';
  },
  'is found right by a script': (street) => street.setCustomValidity(''),
};

for (const [way, correct] of Object.entries(ways)) {
  test(`a field that ${way} loses its mark`, {
    tag: way === 'is no longer required' || way.startsWith('is filled') ? [] : '@long',
  }, async ({ page, openFragment }) => {
    await openFragment(form, { changes: true });
    await formRunning(page);
    const street = page.locator('#street');
    if (way.includes('found right')) {
      await street.evaluate((control: HTMLInputElement) => {
        control.required = false;
        control.setCustomValidity('No such street');
      });
    }
    await page.locator('#send').click();
    await expect(fieldOf(page, '#street')).toHaveClass(/has-error/);
    await expect(street).toHaveAttribute('aria-invalid', 'true');
    await street.evaluate(correct);
    await expect(fieldOf(page, '#street')).not.toHaveClass(/has-error/);
    await expect(street).not.toHaveAttribute('aria-invalid');
    await expect(page.locator('.field-message')).toHaveCount(0);
  });
}

test('a mark that another field’s value ends goes at once, but under no pressed mouse', {
  tag: '@long',
}, async ({ page, openFragment }) => {
  await openFragment(form, { changes: true });
  await sendForm(page);
  await page.evaluate(() => {
    document.querySelector('#way')?.addEventListener('change', () => {
      document.querySelector('#street')?.removeAttribute('required');
      document.querySelector('#send')?.setAttribute('type', 'button');
    });
    document.querySelector('#send')?.addEventListener('click', () => {
      document.title = 'pressed';
    });
  });
  await page.locator('#way').pressSequentially('x');
  await page.locator('#send').hover();
  await page.mouse.down();
  // The press has changed the field that had the focus; the button must not move away from the pointer.
  await expect(page.locator('#street')).not.toHaveAttribute('required');
  await expect(fieldOf(page, '#street')).toHaveClass(/has-error/);
  await page.mouse.up();
  await expect(page).toHaveTitle('pressed');
  await expect(fieldOf(page, '#street')).not.toHaveClass(/has-error/);
});

/** A form-associated custom element that stays empty. */
const define = (): void => {
  customElements.define(
    'own-rating',
    class extends HTMLElement {
      static formAssociated = true;
      constructor() {
        super();
        this.tabIndex = 0;
        this.attachInternals().setValidity({ valueMissing: true }, 'No star yet', this);
      }
    },
  );
};

test('a form-associated custom element is in the summary, and marked', { tag: '@long' }, async ({
  page,
  openFragment,
}) => {
  await openFragment(
    `<form class="inquiry-form"><div class="form-group"><label for="a">A</label><input id="a" required></div>
      <div class="form-group"><label for="stars">Stars</label><own-rating id="stars" name="stars">☆☆☆</own-rating></div>
      <button id="send">Send</button></form>`,
    { lang: 'en', changes: true },
  );
  await page.evaluate(define);
  await sendForm(page);
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveText(['Please fill in “A”.', 'Please check “Stars”.']);
  await expect(fieldOf(page, '#stars')).toHaveClass(/has-error/);
  await expect(page.locator('#stars')).toHaveAttribute('aria-invalid', 'true');
  await links.last().click();
  await expect(page.locator('#stars')).toBeFocused();
});

test('no long word makes a form wider than a window of 280 px, with text at 200 %', async ({
  page,
  openFragment,
}) => {
  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamter';
  await page.setViewportSize({ width: 280, height: 800 });
  await openFragment(
    `<form class="inquiry-form"><div class="form-group"><label for="a">${word}</label><input id="a" required data-message-required="${word}"><span class="help-block">${word}</span></div>
    <fieldset class="form-group"><legend>${word}</legend><label><input name="r" type="radio" required> ${word}</label></fieldset>
    <div class="form-group"><label for="s">S</label><select id="s" required><option value="">${word} ${word}</option></select></div>
    <div class="form-group"><label for="f">F</label><input id="f" type="file"></div><button id="send">${word}</button></form>`,
    { lang: 'en', head: '<style>html { font-size: 200% }</style>' },
  );
  await page.locator('#f').setInputFiles({
    name: `${word}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await formRunning(page);
  const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(280);
  await page.locator('#send').click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(3);
  expect(await width()).toBe(280);
});

const away = 'position: absolute; left: -9999px';
const tiny = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)';

test('the summary names nothing that nobody sees, and makes no page wider', async ({
  page,
  openFragment,
}) => {
  const file = `plan-${'x'.repeat(70)}.pdf`;
  const unseen = 'Something that cannot be seen is missing or not right.';
  for (const [inside, expected] of [
    ['<input name="g-response" required style="display: none"><p>Captcha</p>', unseen],
    [
      '<input name="g-response" required style="opacity: 0; position: absolute; z-index: -1">',
      unseen,
    ],
    [
      '<input name="g-response" required style="width: 0; height: 0; border: 0; padding: 0">',
      unseen,
    ],
    [`<div style="${away}"><label>Website <input name="url" required></label></div>`, unseen],
    [`<div style="${tiny}"><input name="url" placeholder="Url" required></div>`, unseen],
    ['<div aria-hidden="true"><input name="url" required></div>', unseen],
    // A checkbox that is drawn by its label.
    [
      `<input id="b" type="checkbox" required style="${tiny}"><label for="b">Yes</label>`,
      'Please tick “Yes”.',
    ],
    [`<label for="b">${file}</label><input id="b" required>`, `Please fill in “${file}”.`],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 600 });
    await openFragment(
      `<form class="inquiry-form"><div class="form-group">${inside}</div><button id="send">Send</button></form>`,
      { lang: 'en' },
    );
    await sendForm(page);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('listitem'), inside).toHaveText([expected]);
    await expect(alert.getByRole('link')).toHaveCount(expected === unseen ? 0 : 1);
    expect(await overflow(page), inside).toBe(0);
  }
});

pageTest(
  'a form whose code has ended by an error is the browser’s again, and says so',
  async ({ page, openFragment }) => {
    await openFragment(form);
    await formRunning(page);
    await page.locator('#street').evaluate((street) => {
      street.setAttribute = () => {
        throw new Error('broken on purpose');
      };
    });
    await page.locator('#send').click();
    const state = () =>
      page.evaluate(() =>
        (window.auftritt?.instances() ?? [])
          .filter(({ behaviour }) => behaviour === 'form')
          .map((each) => [each.state, each.error instanceof Error ? each.error.message : '']),
      );
    await expect.poll(state).toEqual([['failed', 'broken on purpose']]);
    await expect(page.locator('.no-help, .has-error, .form-summary')).toHaveCount(0);
    const isPrevented = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('invalid', (event) => resolve(event.defaultPrevented), {
            capture: true,
            once: true,
          });
        }),
    );
    await page.locator('#send').click();
    expect(await isPrevented).toBe(false);
    await expect(page.locator('#street')).toBeFocused();
  },
);

pageTest(
  'a marked field is looked at while somebody is there, and is left in peace after that',
  async ({ page, openFragment }) => {
    await page.clock.install();
    await openFragment(form, { changes: true });
    await sendForm(page);
    const field = fieldOf(page, '#street');
    await expect(field).toHaveClass(/has-error/);
    await page.clock.runFor(30_000);
    await page.locator('#street').evaluate((street) => street.removeAttribute('required'));
    await page.clock.runFor(5000);
    await expect(field).toHaveClass(/has-error/);
    await page.mouse.move(5, 5);
    await page.clock.runFor(1000);
    await expect(field).not.toHaveClass(/has-error/);
  },
);
