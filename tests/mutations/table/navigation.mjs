import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/navigation.mjs';

export const navigationRows = [
  ...noticedBy(table, 'tests/sections/navigation/parent-entry.spec.ts', [
    {
      what: 'a level begins twice with the page of its entry',
      file: 'sections/navigation/parent-entry.ts',
      search: 'if (isThere || !name)',
      replace: 'if (!name)',
      title: 'it is left out where there is no such page',
    },
    {
      what: 'the present page of an open level is not marked',
      file: 'sections/navigation/sub-menus.ts',
      search: 'level.parent?.mark();',
      replace: '',
      title: 'it is marked where it is the present page',
    },
    {
      what: 'the page of an entry stands in the bar, too',
      file: 'sections/navigation/sub-menus.ts',
      search: 'for (const entry of [added, parent])',
      replace: 'for (const entry of [added])',
      title: 'it is not in the bar',
    },
    {
      what: 'the page of an entry stays in its level after release',
      file: 'sections/navigation/sub-menus.ts',
      search: 'level.parent?.item.remove();',
      replace: '',
      title: 'it is called as an entry is',
    },
  ]),
  ...noticedBy(table, 'tests/sections/navigation/mobile-menu.spec.ts', [
    {
      what: 'the menu is a bar from 1051 px on',
      file: 'page/screens.ts',
      search: '(min-width: 1050px)',
      replace: '(min-width: 1051px)',
      title: 'at 1050 px and no sooner',
    },
    {
      what: 'an open menu does not lock scrolling',
      file: 'sections/navigation/mobile-menu.ts',
      search: 'root.classList.toggle(openClass, open);',
      replace: '',
      title: 'locks scrolling meanwhile',
    },
    {
      what: 'what lies outside an open menu can be reached',
      file: 'sections/navigation/mobile-menu.ts',
      search: "for (const element of inert) element.setAttribute('inert', '');",
      replace: '',
      title: 'locks scrolling meanwhile',
    },
    {
      what: 'the focus is lost when the menu closes',
      file: 'sections/navigation/mobile-menu.ts',
      search: 'if (within) opener.focus();',
      replace: '',
      title: 'closes by Escape, level by level',
    },
    {
      what: 'the opener goes on toggling after release',
      file: 'sections/navigation/mobile-menu.ts',
      search: 'for (const end of ends) end();',
      replace: '',
      title: 'taken away by release',
    },
    {
      what: 'the back controls stay after release',
      file: 'sections/navigation/sub-menus.ts',
      search: 'level.added?.item.remove();',
      replace: '',
      title: 'taken away by release',
    },
    {
      what: 'the waiting menu keeps what it did to the navigation',
      file: 'sections/navigation/closed-menu.ts',
      search: 'for (const restore of restores) restore();',
      replace: '',
      title: 'where its code does not arrive',
    },
    {
      what: 'a tap does not close the levels of other entries',
      file: 'sections/navigation/sub-menus.ts',
      search: 'if (!other.entry.contains(level.entry)) close(other);',
      replace: '',
      title: 'opens sub-menus by tap, and a tap on an open one',
    },
  ]),
  ...noticedBy(table, 'tests/sections/navigation/bar.spec.ts', [
    {
      what: 'a tap beside the bar does not close its levels',
      file: 'sections/navigation/sub-menus.ts',
      search: 'for (const level of [...open]) close(level);\n    }\n    return false;\n  };',
      replace: '}\n    return false;\n  };',
      title: 'opens sub-menus by tap, and a tap elsewhere closes them',
    },
    {
      what: 'a mouse opens a level of the bar',
      file: 'sections/navigation/sub-menus.ts',
      search: ': click.detail > 0 && pressedWith ===',
      replace: ': click.detail > 0 || pressedWith ===',
      title: 'a mouse and a key follow the link',
    },
  ]),
  ...noticedBy(table, 'tests/sections/references/collapsible.spec.ts', [
    {
      what: 'downloads collapse up to 766 px',
      file: 'page/screens.ts',
      search: '(max-width: 767px)',
      replace: '(max-width: 766px)',
      title: 'px and open by their toggle',
    },
    {
      what: 'references collapse up to 992 px',
      file: 'page/screens.ts',
      search: '(max-width: 991px)',
      replace: '(max-width: 992px)',
      title: 'px on, where a toggle does nothing',
    },
    {
      what: 'a collapsed body is not found by the browser',
      file: 'sections/collapsible.ts',
      search: "body.setAttribute('hidden', 'until-found')",
      replace: "body.setAttribute('hidden', '')",
      title: 'found by the browser',
    },
    {
      what: 'a toggle keeps its button after release',
      file: 'sections/collapsible.ts',
      search: 'return { element, remove: () => element.replaceWith(...element.childNodes) };',
      replace: 'return { element, remove: () => {} };',
      title: 'is reached and used by the keyboard',
    },
    {
      what: 'the "more" link moves no focus',
      file: 'sections/references/hidden-columns.ts',
      search: 'if (columns[0]) focusIn(columns[0]);',
      replace: '',
      title: 'reveals the hidden columns',
    },
    {
      what: 'the columns stay revealed after release',
      file: 'sections/references/hidden-columns.ts',
      search: 'for (const restore of changed) restore();',
      replace: '',
      title: 'reveals the hidden columns',
    },
  ]),
  ...noticedBy(table, 'tests/sections/gallery-elements/gallery-elements.spec.ts', [
    {
      what: 'the back link stays beside the next one',
      file: 'sections/gallery-elements/gallery-elements.ts',
      search: 'this.#back?.remove();',
      replace: '',
      title: 'with a back link in',
    },
  ]),
];
