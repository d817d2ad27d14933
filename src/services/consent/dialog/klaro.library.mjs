/** Files of the klaro package's own source. */
const own = /[\\/]klaro[\\/]src[\\/]/;

/** klaro's components are class components: of React they need no more than this. */
const react = `import { Component, Fragment, h } from 'preact';
export default { Component, Fragment, createElement: h };`;

/**
 * What takes the place of passages of klaro's components, and of Preact.
 *
 * @type {readonly import('../../../../build/repaired.mjs').Repair[]}
 */
export const repairs = [
  // Preact 11.2.0 asks the document of an element's parent.
  {
    file: /preact.dist.preact\.mjs$/,
    passages: [[/\w+\.ownerDocument\|\|document/g, 'unclobberedDocument']],
  },
  {
    file: /klaro[\\/]src[\\/].*consent-modal\.jsx$/,
    passages: [
      // The browser's own dialog: role, Escape, and a keyboard that stays inside.
      [
        `<div id="cookieScreen" className="cookie-modal">
                <div className="cm-bg" onClick={hide} />
                {innerModal}
            </div>`,
        `<dialog id="cookieScreen" className="cookie-modal" aria-labelledby="id-cookie-modal-title"
                ref={config.dialogRef} onClose={hide}>
                <div className="cm-bg" onClick={hide} />
                {innerModal}
            </dialog>`,
      ],
      // A heading that a theme's rule for all its headings does not enlarge, as that of the notice.
      [
        '<h1 className="title">',
        '<div className="title" role="heading" aria-level="1" id="id-cookie-modal-title">',
      ],
      ['</h1>', '</div>'],
      [
        '<a key="ppLink" href={ppUrl} target="_blank" rel="noopener">',
        '<a key="ppLink" href={ppUrl}>',
      ],
      // To withdraw all takes as few presses as to accept all, after an answer too.
      ['!config.hideDeclineAll && !manager.confirmed', '!config.hideDeclineAll'],
      ['config.acceptAll && !manager.confirmed', 'config.acceptAll'],
      // Services stand in no groups.
      ["import Purposes from './purposes';", ''],
      [
        'servicesOrPurposes = (\n                <Purposes t={t} config={config} manager={manager} lang={lang} />',
        'servicesOrPurposes = (\n                undefined',
      ],
    ],
  },
  {
    file: /klaro[\\/]src[\\/].*service-item\.jsx$/,
    passages: [
      // A required service cannot be switched off: nothing to stop at for the keyboard.
      ["{...(required ? { tabIndex: '0' } : {})}", ''],
      // klaro says that a service is seen only where it stands in a purpose that was opened.
      ["tabIndex={visible ? '0' : '-1'}", ''],
    ],
  },
];

/**
 * klaro 0.7.22 from its own source instead of the published file, which brings 25 languages, style
 * tags, and a start of its own that throws at some URL hashes.
 *
 * @type {import('esbuild').Plugin}
 */
const klaro = {
  name: 'klaro',
  setup(setup) {
    setup.onResolve({ filter: /^(react|prop-types)$/ }, ({ path, importer, resolveDir }) =>
      own.test(importer)
        ? { path, namespace: 'klaro', pluginData: { resolveDir }, sideEffects: false }
        : undefined,
    );
    setup.onLoad({ filter: /./, namespace: 'klaro' }, ({ path, pluginData }) => ({
      contents: path === 'react' ? react : 'export default {}',
      resolveDir: pluginData.resolveDir,
    }));
  },
};

export const plugins = [klaro];
