import { asked, type Move, type PlacedMove } from '../move.js';
import type { Call } from '../script/read-script.js';
import { jsonOf, textOf, type Value } from '../script/values.js';
import { bootstrap } from './bootstrap.js';
import type { Library } from './libraries.js';
import { lightbox } from './lightboxes.js';
import { owl } from './owl.js';
import data from './plugins.json' with { type: 'json' };
import { slick } from './slick.js';
import { smallSlider } from './small-sliders.js';

/** A call of a plugin that a section of ours replaces with other markup; undefined where it is none. */
function proposal({ name, of, args }: Call): Move | undefined {
  const found = data.proposals.find(({ names }) => new RegExp(names).test(name));
  const isOfJquery = name.startsWith('$.') || of.kind === 'elements';
  if (!found || !isOfJquery) return undefined;
  const { behaviour, says, see } = found;
  const method = textOf(args[0]);
  const selector = of.kind === 'elements' ? of.selector : undefined;
  const common = { library: 'jquery', selector, see } as const;
  if (method === undefined) return { ...common, what: name, fate: 'markup', behaviour, says };
  const instead = `asks ${name}: press the button of the section instead`;
  return asked({ ...common, what: name }, method, instead);
}

/** What asks a library for something by its name in a text: `.data('owlCarousel')`, `.trigger('next.owl.carousel')`. */
const askedByName: readonly (readonly [name: RegExp, library: Library])[] = [
  [/^owl\b|owlCarousel|\.owl\b/, 'owl'],
  [/^slick|\.slick\b/, 'slick'],
  [/^bxSlider\b/, 'bxslider'],
  [/\bbs\./, 'bootstrap'],
  [/^fancybox\b/, 'fancybox'],
  [/^colorbox\b/, 'colorbox'],
  [/^magnificPopup\b/, 'magnific'],
];

/** A call that asks a library by name, which stays with what it asks; undefined where it is none. */
function byName({ name, of, args }: Call): Move | undefined {
  const text = textOf(args[0]);
  if (!/^(data|trigger)$/.test(name) || text === undefined) return undefined;
  const library = askedByName.find(([names]) => names.test(text))?.[1];
  if (library === undefined) return undefined;
  const selector = of.kind === 'elements' ? of.selector : undefined;
  return asked({ library, what: name, selector }, text, `asks ${library} itself`);
}

/** The elements that scroll the page. */
const page = /^(html|body|:root)(, ?(html|body|:root))*$/;

/** A selector that finds links to a place of the page, and nothing else. */
const linksOnly = /^([^,]*\[href[*^]?=["']?#[^\],]*\][^,\s]*(, |$))+$/;

/** A smooth scroll by `animate({ scrollTop })`; undefined for any other animation. */
function scrolling({ name, of, args, trigger }: Call): Move | undefined {
  const [first] = args;
  if (name !== 'animate' || first?.kind !== 'object') return undefined;
  const target = first.entries.get('scrollTop');
  if (!target) return undefined;
  const common = {
    library: 'jquery',
    what: 'animate({scrollTop})',
    see: 'scrolling',
    selector: trigger,
  } as const;
  const stays = (says: string): Move => ({ ...common, fate: 'stays', says });
  if (of.kind !== 'elements' || !page.test(of.selector ?? '')) {
    return stays('scrolls something that is not the page, or may not be');
  }
  if (target.kind !== 'literal') {
    if (trigger === undefined) return stays('scrolls without a click on a link');
    return {
      ...common,
      fate: 'unchanged',
      behaviour: 'anchors',
      needsLinks: !linksOnly.test(trigger),
      says: 'anchors scrolls to the target of each link, below the header',
    };
  }
  if (Number(target.value) !== 0) {
    return stays(`scrolls to ${target.value} px: link to a place of the page instead`);
  }
  if (trigger === undefined) {
    return stays('goes to the top without a link of its own: window.scrollTo does it');
  }
  return {
    ...common,
    fate: 'unchanged',
    behaviour: 'to-top',
    hook: ['toTop', trigger],
    says: 'to-top goes to the top of the page',
  };
}

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
function others({ name, of, args }: Call): Move | undefined {
  const [first] = args;
  if (name === 'flipster' && of.kind === 'elements') {
    const lost = first?.kind === 'object' ? [...first.entries.keys()] : [];
    const common = { library: 'flipster', what: name, selector: of.selector } as const;
    return {
      ...{ ...common, behaviour: 'coverflow', see: 'flipster' },
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
  const what = `${name}(${key === undefined ? '…' : `"${key}"`})`;
  return {
    ...{ library: 'js-cookie', what, see: 'js-cookie-and-klaro' },
    fate: isConsent ? 'markup' : 'stays',
    says: isConsent
      ? 'consent keeps the answer of the visitor, in a cookie of its own'
      : 'your own cookie: js-cookie stays, which needs no jQuery',
    ...(isConsent ? { behaviour: 'consent' } : {}),
  };
}

/** What becomes of a call; undefined where it is no library's. */
export function moveOf(call: Call): PlacedMove | undefined {
  const isOnElements = call.of.kind === 'elements' || call.of.kind === 'unknown';
  const move =
    call.name === 'slick' && isOnElements
      ? slick(call)
      : call.name === 'owlCarousel' && isOnElements
        ? owl(call)
        : (byName(call) ??
          smallSlider(call) ??
          lightbox(call) ??
          bootstrap(call) ??
          scrolling(call) ??
          proposal(call) ??
          others(call));
  const { line, column, start, end } = call;
  return move && { ...move, line, column, span: { start, end } };
}
