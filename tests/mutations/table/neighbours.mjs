import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/neighbours.mjs';

/** Beside routers, other libraries, and files of another version. */
export const neighbourRows = [
  ...noticedBy(table, 'tests/lifecycle/observe.spec.ts', [
    {
      what: 'what is added is not enhanced',
      file: 'observe.ts',
      search: 'if (matches.call(element, selector)) add(element, definition);',
      replace: 'void element;',
      title: 'what is added lives, what is removed ends',
    },
    {
      what: 'what is removed is not released',
      file: 'observe.ts',
      search: 'release(new DocumentFragment());',
      replace: 'void release;',
      title: 'what is added lives, what is removed ends',
    },
  ]),
  ...noticedBy(table, 'tests/systems/soft-navigation/traps.spec.ts', [
    {
      what: 'a router sees the clicks that a behaviour answers',
      file: 'page/take-click.ts',
      search: 'if (isRouted(event)) event.stopPropagation();',
      replace: '',
      title: 'follows no link that a section answers',
    },
  ]),
  ...noticedBy(table, 'tests/libraries/slick.spec.ts', [
    {
      what: 'a router sees the click that ends a drag',
      file: 'libraries/slick-drags.ts',
      search: 'event.stopImmediatePropagation();',
      replace: '',
      title: 'a drag on a picture reaches neither the lightbox nor a router',
    },
  ]),
  ...noticedBy(table, 'tests/systems/upgrade/upgrade.spec.ts', [
    {
      what: 'the present name of a chunk that is gone is not asked for',
      file: 'recovery.ts',
      search: '.catch(() => import(presentAddress(address, from, gone)))',
      replace: '',
      title: 'a page that was open before an upgrade is used after it',
    },
  ]),
  ...noticedBy(table, 'tests/configuration/page-json.test.ts', [
    {
      what: 'the JSON wins over the tag',
      file: 'page-json.ts',
      search:
        'for (const { name, value } of tag?.attributes ?? []) completed.setAttribute(name, value);',
      replace: '',
      title: 'counts where the tag has no such attribute',
    },
  ]),
  ...noticedBy(table, 'tests/systems/deploy/deploy.test.ts', [
    {
      what: 'the entry is deployed before its chunks',
      file: 'deploy/paths.ts',
      search: 'if (base === entry) return 3;',
      replace: 'if (base === entry) return 0;',
      title: 'comes in the order in which pages may ask for it',
    },
    {
      what: 'the record is not read a second time',
      file: 'deploy/deploy.ts',
      search: '(await readRecord(target)) ?? first',
      replace: 'first ?? readRecord',
      title: 'may be deployed to by an earlier version of the command',
    },
  ]),
  ...noticedBy(table, 'tests/systems/deploy/lock.test.ts', [
    {
      what: 'a deployment goes on without its lock',
      file: 'deploy/write.ts',
      search: 'const isWanted = await isStillWanted();',
      replace: 'const isWanted = true; void isStillWanted;',
      title: 'writes and removes nothing more once another one has taken over',
    },
  ]),
  ...noticedBy(table, 'tests/systems/deploy/links.test.ts', [
    {
      what: 'a deployment follows a link out of the folder',
      file: 'deploy/target.ts',
      search: 'if (found.isSymbolicLink()) {',
      replace: 'if (!found) {',
      title: 'in the place of chunks is refused, for writing and for removing',
    },
  ]),
  ...noticedBy(table, 'tests/foreign/pages.spec.ts', [
    {
      what: 'the styles of a section are not adopted',
      file: 'page/adopt-styles.ts',
      search: 'document.adoptedStyleSheets.push(sheet);',
      replace: '',
      title: 'every section looks finished',
    },
  ]),
];
