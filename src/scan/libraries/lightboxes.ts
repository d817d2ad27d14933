import type { Library, Lost, Move } from '../move.js';
import { jsonOf, optionsOf } from '../script/json.js';
import type { Call } from '../script/read-script.js';
import { textOf, type Value } from '../script/values.js';
import { hiddenOptions } from './slick.js';

/** Options that our lightbox reads from the link, its address or its container, or does anyway. */
const kept: ReadonlySet<string> = new Set([
  ...[
    'rel',
    'type',
    'delegate',
    'gallery',
    'image',
    'iframe',
    'inline',
    'photo',
    'title',
    'titleSrc',
  ],
  ...[
    'loop',
    'selector',
    'caption',
    'groupAll',
    'wrapAround',
    'touchNavigation',
    'maxWidth',
    'maxHeight',
  ],
  ...[
    'closeButton',
    'closeBtn',
    'showCloseButton',
    'autoFocus',
    'trapFocus',
    'backFocus',
    'preload',
  ],
  ...[
    'Images',
    'Image',
    'closeExisting',
    'keyboard',
    'navigateByImgClick',
    'tLoading',
    'verticalFit',
  ],
  ...[
    'closeOnContentClick',
    'closeBtnInside',
    'disableOn',
    'fixedContentPos',
    'midClick',
    'tError',
  ],
]);

const lookOfOurs = 'the look and the motion are those of our lightbox';

const why: Readonly<Record<string, string>> = {
  ajax: 'content by request is not loaded; link to the page itself',
  buttons: 'close, previous and next are there; others are not',
  thumbs: 'there is no strip of thumbnails',
  Thumbs: 'there is no strip of thumbnails',
  slideShow: 'pictures do not change by themselves',
  slideshow: 'pictures do not change by themselves',
  Toolbar: 'close, previous and next are there; others are not',
  hash: 'the address does not name the picture',
  modal: 'a visitor can always close it',
  callbacks: 'functions: listen to our events instead',
  on: 'functions: listen to our events instead',
  width: 'content is as large as it needs to be',
  height: 'content is as large as it needs to be',
  innerWidth: 'content is as large as it needs to be',
  innerHeight: 'content is as large as it needs to be',
};

/** The options that our lightbox does not have, each with the reason. */
function lostOf(values: ReadonlyMap<string, Value>): Lost[] {
  return [...values].flatMap(([what, value]): Lost[] => {
    if (kept.has(what)) return [];
    if (value.kind === 'function')
      return [{ what, why: 'a function: listen to our events instead' }];
    const given = jsonOf(value);
    const isOff = given === false && why[what] !== undefined;
    return isOff ? [] : [{ what, why: why[what] ?? lookOfOurs }];
  });
}

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

/** Whether our lightbox finds these links without a word: `[data-fancybox]`. */
const isOurs = (selector: string): boolean =>
  /^(a)?\[data-fancybox([~|^$*]?=[^\]]*)?\]$/.test(selector.trim());

const byCode = 'opens what the script chooses, not a link; a dialog element does it, or a link';

const enabled = (gallery: Value | undefined): boolean => {
  const given = gallery?.kind === 'object' ? gallery.entries.get('enabled') : undefined;
  return given?.kind === 'literal' && given.value === true;
};

/** A group that the call makes, and not the markup: our lightbox reads it from the links. */
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
  const lost = [...groupLost(values, delegate !== undefined), ...lostOf(values)];
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
      ? (why.ajax ?? '')
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
      const lost = lostOf(optionsOf(first).values);
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
