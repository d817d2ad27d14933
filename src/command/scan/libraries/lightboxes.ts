import type { Library, Lost, Move } from '../move.js';
import type { Call } from '../script/reading.js';
import { optionsOf, textOf, type Value } from '../script/values.js';
import { lostOptions } from './lightbox-options.js';
import { hiddenOptions } from './slick.js';

const presets: Partial<Record<Library, string>> = {
  colorbox: 'colorbox',
  magnific: 'magnific',
  lightbox2: 'lightbox2',
  glightbox: 'glightbox',
};

const chapters: Partial<Record<Library, string>> = {
  fancybox: 'fancybox',
  colorbox: 'colorbox-magnific-popup-lightbox2-and-glightbox',
  magnific: 'colorbox-magnific-popup-lightbox2-and-glightbox',
  lightbox2: 'colorbox-magnific-popup-lightbox2-and-glightbox',
  glightbox: 'colorbox-magnific-popup-lightbox2-and-glightbox',
};

/** Whether our lightbox finds these links by its default selector: `[data-fancybox]`. */
const isOurs = (selector: string): boolean =>
  /^(a)?\[data-fancybox([~|^$*]?=[^\]]*)?\]$/.test(selector.trim());

const byCode = 'opens what the script chooses, not a link; a dialog element does it, or a link';

const enabled = (gallery: Value | undefined): boolean => {
  const given = gallery?.kind === 'object' ? gallery.entries.get('enabled') : undefined;
  return given?.kind === 'literal' && given.value === true;
};

/** What is lost if the call makes the group: our lightbox reads groups from the links alone. */
function groupLost(values: ReadonlyMap<string, Value>, isInContainer: boolean): Lost[] {
  const rel = textOf(values.get('rel'));
  if (rel !== undefined && rel !== 'nofollow') {
    return [{ what: 'rel', why: `write rel="${rel}" on the links, which names their group` }];
  }
  if (!isInContainer && enabled(values.get('gallery'))) {
    return [{ what: 'gallery', why: 'name the container of the links in lightboxGroup' }];
  }
  return [];
}

/** A lightbox on elements. */
function onLinks(
  library: Library,
  what: string,
  selector: string | undefined,
  options: Value | undefined,
): Move {
  const { values, isWhole } = optionsOf(options);
  const delegate = textOf(values.get('delegate'));
  const lost = [...groupLost(values, delegate !== undefined), ...lostOptions(values)];
  const inside = (outer: string): string =>
    outer
      .split(', ')
      .map((each) => `${each} ${delegate}`)
      .join(', ');
  const links =
    textOf(values.get('selector')) ??
    (delegate === undefined || selector === undefined ? selector : inside(selector));
  const isRequest = textOf(values.get('type')) === 'ajax';
  const needsHook = links !== undefined && !isOurs(links);
  const isOld = library === 'fancybox' && needsHook && what === 'fancybox';
  return {
    ...{ library, what, selector: links, behaviour: 'lightbox', see: chapters[library] },
    group: delegate !== undefined && enabled(values.get('gallery')) ? selector : undefined,
    preset: presets[library] ?? (isOld ? 'fancybox-2' : undefined),
    fate: isRequest ? 'stays' : 'unchanged',
    says: isRequest
      ? 'content by request is not loaded; link to the page itself'
      : needsHook
        ? 'the links open in our lightbox, by data-selectors'
        : 'the links open in our lightbox',
    ...(needsHook && !isRequest ? { hook: ['lightboxItem', links] as const } : {}),
    lost: isWhole ? lost : [...lost, hiddenOptions],
  };
}

const methods: Readonly<Record<string, Library>> = {
  fancybox: 'fancybox',
  colorbox: 'colorbox',
  magnificPopup: 'magnific',
};

/** A call of a lightbox; undefined where it is none. */
export function lightbox({ name, of, args }: Call): Move | undefined {
  const library = Object.hasOwn(methods, name) ? methods[name] : undefined;
  const [first, second] = args;
  if (library && of.kind === 'elements') {
    const method = textOf(first);
    return method === undefined
      ? onLinks(library, name, of.selector, first)
      : {
          library,
          what: `${name}("${method}")`,
          selector: of.selector,
          fate: 'stays',
          says: byCode,
          see: chapters[library],
        };
  }
  const stays = (which: Library): Move => ({
    library: which,
    what: name,
    fate: 'stays',
    says: byCode,
    see: chapters[which],
  });
  switch (name) {
    case 'Fancybox.bind':
      return onLinks(
        'fancybox',
        name,
        first?.kind === 'elements' ? first.selector : textOf(first),
        second,
      );
    case 'Fancybox.show':
    case 'Fancybox.close':
    case 'new Fancybox':
      return stays('fancybox');
    case 'GLightbox':
      return onLinks('glightbox', name, selectorOption(first) ?? '.glightbox', first);
    case 'lightbox.option': {
      const lost = lostOptions(optionsOf(first).values);
      return {
        library: 'lightbox2',
        what: name,
        fate: 'unchanged',
        says: 'is not needed',
        see: chapters.lightbox2,
        lost,
      };
    }
    default:
      if (/^\$\.(fancybox|colorbox|magnificPopup)\b/.test(name)) {
        const plugin = name.split('.')[1] ?? '';
        return stays(methods[plugin] ?? 'fancybox');
      }
      return undefined;
  }
}

function selectorOption(value: Value | undefined): string | undefined {
  return value?.kind === 'object' ? textOf(value.entries.get('selector')) : undefined;
}
