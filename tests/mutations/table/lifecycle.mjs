import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/lifecycle.mjs';

export const lifecycleRows = [
  ...noticedBy(table, 'tests/lifecycle/starting.spec.ts', [
    {
      what: 'what is released while it starts stays',
      file: 'lifecycle/lifecycle.ts',
      search: 'instance.teardown();',
      replace: '',
      title: 'what a site releases while it starts',
    },
  ]),
  ...noticedBy(table, 'tests/lifecycle/prerendered.spec.ts', [
    {
      what: 'what plays and counts waits for no visitor',
      file: 'page/when-activated.ts',
      search: 'if (document.prerendering !== true) run();',
      replace: 'if (!document.hidden || signal) run();',
      title: 'a page that is rendered ahead',
    },
  ]),
  ...noticedBy(table, 'tests/lifecycle/lifecycle.spec.ts', [
    {
      what: 'code that arrives after the release starts',
      file: 'lifecycle/lifecycle.ts',
      search: 'if (isReleased(instance)) return;\n    const { behaviour, element } = instance;',
      replace: 'const { behaviour, element } = instance;',
      title: 'a release while code is under way',
    },
    {
      what: 'an element is started twice',
      file: 'lifecycle/lifecycle.ts',
      search: 'own.has(behaviour) || ',
      replace: '',
      title: 'enhance and release may be repeated',
    },
    {
      what: 'no event tells of an end',
      file: 'lifecycle/lifecycle.ts',
      search: "tell('auftritt:released', element, { behaviour });",
      replace: '',
      title: 'events tell of starts, ends and errors',
    },
    {
      what: 'code that did not arrive is never asked for again',
      file: 'lifecycle/lifecycle.ts',
      search: 'starts.delete(name);',
      replace: '',
      title: 'the section stays as the server sent it',
    },
    {
      what: 'a behaviour that throws stops the others',
      file: 'lifecycle/lifecycle.ts',
      search: 'fail(instance, error);\n      return;\n    }\n    delete',
      replace: 'throw error;\n    }\n    delete',
      title: 'a behaviour that throws is reported',
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/first-touch.spec.ts', [
    {
      what: 'files are fetched ahead although the visitor saves data',
      file: 'lifecycle/prefetch.ts',
      search: "!saveData && effectiveType === '4g'",
      replace: "effectiveType === '4g' || saveData",
      title: 'gets React at the touch',
    },
    {
      what: 'the lightbox is fetched ahead beside a gallery',
      file: 'sections/lightbox/definition.ts',
      search: "prefetch: 'alone'",
      replace: 'prefetch: true',
      title: 'the lightbox is not fetched ahead beside a gallery',
    },
    {
      what: 'a behaviour without its preview waits for the touch',
      file: 'lifecycle/prepare.ts',
      search: '.catch(begin)',
      replace: '.catch(() => undefined)',
      title: 'does not arrive starts at once',
    },
    {
      what: 'a preview stays after a release',
      file: 'lifecycle/lifecycle.ts',
      search: 'endWaiting(instance);\n    instance.preview?.();',
      replace: 'endWaiting(instance);',
      title: 'what a preview has changed is the server’s again after a release',
    },
    {
      what: 'a control outside its form is not watched',
      file: 'lifecycle/loading.ts',
      search: "if (target && 'form' in target) startAll(waiting, target.form);",
      replace: '',
      title: ' of a control that stands outside it',
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/take-over.spec.ts', [
    {
      what: 'React takes over while the preview is there',
      file: 'micro-roots/adopt.tsx',
      search: 'previews.get(element)?.();',
      replace: '',
      title: 'taking over changes nothing but what it must',
    },
  ]),
  ...noticedBy(table, 'tests/lifecycle/first-touch.spec.ts', [
    {
      what: 'a click before the code is lost',
      file: 'lifecycle/held-actions.ts',
      search: "if (watch.type === 'click') click(target, pointerType);",
      replace: "if (watch.type === 'click') return;",
      title: 'does what it is for',
    },
    {
      what: 'a held click is carried out twice',
      file: 'lifecycle/held-actions.ts',
      search: 'event.preventDefault();\n    event.stopImmediatePropagation();',
      replace: '',
      title: 'does what it is for',
    },
  ]),
  ...noticedBy(table, 'tests/lifecycle/gone.spec.ts', [
    {
      what: 'what has gone from the page goes on',
      file: 'lifecycle/lifecycle.ts',
      search: 'releaseWhere(isGone);',
      replace: '',
      title: 'what was removed without release',
    },
    {
      what: 'release leaves what has gone before',
      file: 'lifecycle/lifecycle.ts',
      search: 'contains(element) || isGone(element)',
      replace: 'contains(element)',
      title: 'release ends what was removed before it',
    },
    {
      what: 'the browser keeps what has gone, with its pictures',
      file: 'lifecycle/lifecycle.ts',
      search: 'leaveAgain(element);',
      replace: '',
      title: 'the browser forgets a removed',
    },
  ]),
  ...noticedBy(table, 'tests/lifecycle/entry.spec.ts', [
    {
      what: 'a second tag starts all again',
      file: 'auftritt.ts',
      search: "if (typeof earlier?.enhance === 'function') {",
      replace: 'if (!window) {',
      title: 'starts nothing in a page where it runs already',
    },
  ]),
];
