import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { describe, expect, it, vi } from 'vitest';
import { repaired } from '../../../build/repaired.mjs';
import { plugins, repairs } from '../../../src/services/consent/dialog/klaro.library.mjs';
import { createNotice, type Question } from '../../../src/services/consent/notice.js';
import wording from '../../../src/services/consent/wording.json' with { type: 'json' };

// esbuild does not run in the tests' environment with a page; so the page is made here.
const { window } = new JSDOM();
for (const name of ['document', 'Node', 'Element', 'Event'] as const) {
  vi.stubGlobal(name, window[name]);
}

const apps = [
  { name: 'cms', required: true },
  { name: 'analytics', required: false },
];

/** A page of klaro's own components, which puts its notice on the page. */
const source = `
  import { h, render } from 'preact';
  import App from 'klaro/src/components/app.jsx';
  import ConsentManager from 'klaro/src/consent-manager.js';
  import { t } from 'klaro/src/utils/i18n.js';
  export default (mount, { language, texts, policy, stored, services }) => {
    const store = { get: () => stored, set() {}, delete() {} };
    const config = { version: 2, mustConsent: false, noticeAsModal: false, showNoticeTitle: true,
      acceptAll: true, htmlTexts: false, services, ...(policy && { privacyPolicy: policy }) };
    const manager = new ConsentManager(config, store, store);
    const say = (key, ...parameters) => t({ [language]: texts }, language, language, key, ...parameters);
    render(h(App, { manager, config, lang: language, t: say, show: 1, modal: false }), mount);
  };`;

async function klaroNotice(): Promise<(mount: Element, given: object) => void> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '.' },
    bundle: true,
    format: 'iife',
    globalName: 'own',
    plugins: [...plugins, ...repairs.map(repaired)],
    define: { VERSION: '""', unclobberedDocument: 'document' },
    write: false,
  });
  return new Function(`${outputFiles[0]?.text}; return own.default;`)();
}

/** The markup of an element: names, attributes in order, texts. */
function markup(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  // Its two parts are elements of ours, inside klaro's.
  for (const part of node.querySelectorAll('.cn-part')) part.replaceWith(...part.childNodes);
  node.normalize();
  // Our heading is no element that a theme has rules for.
  if (node.getAttribute('role') === 'heading') return ['h2', `id=${node.id}`, node.textContent];
  // klaro has a link without an address, where a button is meant.
  if (node.matches('a.cn-learn-more')) {
    return ['button', `class=${node.className}`, 'type=button', node.textContent];
  }
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}=${value.trim()}`)
    .sort();
  return [node.localName, ...attributes, ...[...node.childNodes].map(markup)];
}

const actions = { accept: vi.fn(), decline: vi.fn(), prepare: vi.fn(), choose: vi.fn() };

const asked = (language: 'de' | 'en', policy: string | undefined): Question => ({
  words: wording[language],
  inUse: 'analytics',
  asked: undefined,
  policy,
});

describe('the notice', () => {
  it.each([
    ['de', '/datenschutz/', false],
    ['en', '/en/privacy/', true],
    ['en', undefined, false],
  ] as const)('has the markup of klaro: %s, %s, %s', async (language, policy, renew) => {
    const own = wording[language];
    const ours = createNotice(asked(language, policy), renew, actions);
    const sentences = [own.essential, own.analytics, own.change];
    if (policy) sentences.push(own.policy);
    const mount = document.createElement('div');
    const show = await klaroNotice();
    show(mount, {
      language,
      policy,
      services: apps,
      stored: renew ? encodeURIComponent('{"cms":true}') : null,
      texts: {
        consentNotice: {
          title: own.title,
          description: `${sentences.join(' ')} `,
          changeDescription: own.renew,
          learnMore: own.choose,
        },
        ok: own.accept,
        decline: own.decline,
        privacyPolicy: { name: own.privacyPolicy },
        purposes: { functional: { title: '' } },
      },
    });
    expect(mount.querySelector('.cookie-notice')).not.toBeNull();
    expect(markup(ours)).toEqual(markup(mount));
  });
});
