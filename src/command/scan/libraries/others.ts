import type { Move } from '../move.js';
import type { Call } from '../script/reading.js';
import { jsonOf, textOf, type Value } from '../script/values.js';

/** The privacy policy in a configuration of klaro: one address, or one for each language. */
function privacyOf(config: Value | undefined): string | undefined {
  if (config?.kind !== 'object') return undefined;
  const policy = config.entries.get('privacyPolicy');
  if (!policy) return undefined;
  if (textOf(policy) !== undefined) return textOf(policy);
  if (policy.kind !== 'object') return undefined;
  return [...policy.entries]
    .flatMap(([language, address]) => {
      const text = textOf(address);
      return text === undefined ? [] : [`${language} ${text}`];
    })
    .join(' ');
}

/** The names of klaro's services, `apps` in older versions. */
function servicesOf(config: Value | undefined): string[] {
  if (config?.kind !== 'object') return [];
  const list = config.entries.get('services') ?? config.entries.get('apps');
  const items = list && jsonOf(list);
  return Array.isArray(items)
    ? items.flatMap((item) =>
        item && typeof item === 'object' && 'name' in item ? [String(item.name)] : [],
      )
    : [];
}

/** A call of flipster, js-cookie or klaro; undefined where it is none. */
export function others({ name, of, args }: Call): Move | undefined {
  const [first] = args;
  if (name === 'flipster' && of.kind === 'elements') {
    const lost = first?.kind === 'object' ? [...first.entries.keys()] : [];
    return {
      ...{
        library: 'flipster',
        what: name,
        selector: of.selector,
        behaviour: 'coverflow',
        see: 'flipster',
      },
      ...(of.selector === undefined ? {} : { hook: ['coverflow', of.selector] as const }),
      fate: 'markup',
      says: 'becomes a coverflow, which needs its area for details',
      lost: lost.map((what) => ({
        what,
        why: 'the coverflow has its own; change it with auftritt:starting',
      })),
    };
  }
  if (/^(klaro\.(setup|render)|klaroConfig)$/.test(name)) {
    const policy = privacyOf(first);
    const services = servicesOf(first);
    return {
      ...{ library: 'klaro', what: name, behaviour: 'consent', see: 'js-cookie-and-klaro' },
      fate: 'markup',
      says: `becomes the consent notice${services.length > 0 ? `; name what waits for consent: ${services.join(', ')}` : ''}`,
      ...(policy ? { attributes: { 'data-privacy-url': policy } } : {}),
      lost:
        services.length > 0
          ? [{ what: 'services', why: 'content names its purpose itself, in data-name' }]
          : [],
    };
  }
  if (/^klaro\./.test(name)) {
    const says = 'a link with the class cookie-settings opens the dialog';
    return { library: 'klaro', what: name, fate: 'markup', says, see: 'js-cookie-and-klaro' };
  }
  const cookie = /^(Cookies\.\w+|\$\.(cookie|removeCookie))$/.test(name);
  if (!cookie) return undefined;
  const key = textOf(first);
  const isConsent = /consent|cookie|gdpr|dsgvo|klaro/i.test(key ?? '');
  return {
    ...{
      library: 'js-cookie',
      what: `${name}(${key === undefined ? '…' : `"${key}"`})`,
      see: 'js-cookie-and-klaro',
    },
    fate: isConsent ? 'markup' : 'stays',
    says: isConsent
      ? 'consent keeps the answer of the visitor, in a cookie of its own'
      : 'your own cookie: js-cookie stays, which needs no jQuery',
    ...(isConsent ? { behaviour: 'consent' } : {}),
  };
}
