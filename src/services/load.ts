import { once } from '../libraries/load.js';

/** klaro with its styles: only for a visitor who is to be asked, or who asks for the settings. */
const klaro = once(async (page) => {
  const [{ default: create }] = await Promise.all([
    import('../libraries/klaro.js'),
    page.styles('klaro'),
  ]);
  return create;
});

/** The consent on the page, which consent and analytics share. */
export const consent = once(async (page) => {
  const { createConsent } = await import('./consent/consent.js');
  return createConsent(page, () => klaro(page));
});
