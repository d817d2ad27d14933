// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { filesIn, typo3Sources, valueAt } from '../../../support/backend-sources.js';

// TYPO3 and its template engine are in no registry that can be reached here, so no template is rendered:
// these hold the text of the files against each other. docs/backends/typo3.md says what was tried by hand.

const folder = 'docs/backends/typo3';
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const files = (ending: string): string[] =>
  filesIn(folder, ending).map((file) => file.slice(folder.length + 1));
const yaml = (file: string): unknown => load(read(file));

const typo3 = typo3Sources();
const fluid = files('.html').map((file) => ({ file, text: read(file) }));
const typoscript = files('.typoscript').map((file) => ({
  file,
  text: read(file).replace(/^\s*#.*$/gm, ''),
}));
const php = files('.php').map((file) => ({ file, text: read(file) }));
const everything = [...fluid, ...typoscript, ...php].concat(
  files('.yaml').map((file) => ({ file, text: read(file) })),
  files('.tsconfig').map((file) => ({ file, text: read(file) })),
);

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

const pages = read('Configuration/TCA/Overrides/pages.php');
const content = read('Configuration/TCA/Overrides/tt_content.php');
const sections = matches(content, /'(auftritt_\w+)' => '/g);

describe('the templates for TYPO3', () => {
  it('are well-formed', () => {
    const broken = typo3.filter(({ markup }) => markup.querySelector('parsererror'));
    expect(broken.map(({ file }) => file)).toEqual([]);
  });

  it('render only partials that there are', () => {
    const there = files('.html');
    const wanted = typo3.flatMap(({ file, markup }) =>
      [...markup.getElementsByTagName('f:render')]
        .flatMap((element) => element.getAttribute('partial') ?? [])
        // EXT:form's own.
        .filter((partial) => partial !== 'Field/Required')
        .map((partial) => {
          const form = file.includes('FormPartials') ? 'FormPartials' : 'Partials';
          return `Resources/Private/${form}/${partial}.html`;
        }),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((partial) => !there.includes(partial))).toEqual([]);
  });

  it('have no text of their own', () => {
    const own = typo3.flatMap(({ file, markup }) =>
      [...(markup.documentElement?.querySelectorAll('*') ?? [])]
        .filter(({ nodeName }) => nodeName !== 'f:comment')
        .flatMap((element) =>
          [...element.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ textContent }) => textContent?.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '')),
        )
        .filter((text) => /\p{Letter}/u.test(text ?? ''))
        .map((text) => `${file}: ${text?.trim()}`),
    );
    expect(own).toEqual([]);
  });

  it('print no attribute that leads nowhere where there are few entries', () => {
    const references = read('Resources/Private/Partials/Section/References.html');
    expect(references).toMatch(
      /<f:if condition="\{entries\.6\}">\s*<p class="references__foot"><a [^>]*href="#c\{entries\.6\./,
    );
  });

  it('let no image be without a picture, and name no image that a site may not have', () => {
    const picture = 'Resources/Private/Partials/Picture.html';
    expect(read(picture)).toMatch(/<f:else><f:image src="\{settings\.noPicture\}"/);
    for (const { file, text } of fluid) {
      expect(text, file).not.toMatch(/(src|href)="\/(?!\/)/);
      for (const name of matches(text, /<f:image image="\{([\w.]+)\}"/g)) {
        expect(text, file).toContain(`<f:if condition="{${name}}">`);
      }
    }
    const group = read('Resources/Private/Partials/Gallery/Group.html');
    expect(group).toContain('partial="LightboxPicture" arguments="{file: category.files.0');
    expect(read('Resources/Private/Partials/LightboxPicture.html')).toContain(
      '<f:if condition="{file}">',
    );
  });

  it('keep the headline of a category and of a group inside what the calls replace', () => {
    const information = read('Resources/Private/Partials/Gallery/Information.html');
    expect(sorted(matches(information, /\{(\w+)\.title\}/g))).toEqual(['products']);
    for (const partial of ['Content', 'Group']) {
      const text = read(`Resources/Private/Partials/Gallery/${partial}.html`);
      const section = /<div class="reference_content">\s*<h3>\{(\w+)\.title\}<\/h3>/.exec(text);
      expect(section?.[1]).toBe(partial === 'Content' ? 'category' : 'group');
    }
  });

  it('leave out groups without a category, and open the first that has one', () => {
    const list = read('Resources/Private/Partials/Gallery/List.html');
    expect(list).toMatch(
      /<f:for each="\{groups\}" as="group">\s*<f:if condition="\{group\.children\}">\s*<div class="product_group">/,
    );
    const group = read('Resources/Private/Partials/Gallery/Group.html');
    expect(group).toMatch(/<f:if condition="\{group\.children\}">\s*<div class="gallery-slider">/);
    // From the last to the first: the variable that is set last stays.
    const gallery = read('Resources/Private/Partials/Section/CategoryGallery.html');
    expect(gallery).toMatch(
      /each="\{groups\}" as="group" reverse="true">\s*<f:if condition="\{group\.children\}"><f:variable name="open" value="\{group\.data\.uid\}" \/>/,
    );
  });

  it("let a category's text elements come and go with the category", () => {
    const shown = read('Resources/Private/Partials/Gallery/Content.html');
    const [path = ''] = matches(shown, /typoscriptObjectPath="([\w.]+)" data="\{uid: category/g);
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    const [, select = ''] = setup.split(`${path} {`);
    const [column] = matches(select, /where = \{#colPos\} = (\d+)/g);
    // The page's own templates print column 0.
    const columns = matches(read('Configuration/page.tsconfig'), /colPos = (\d+)/g);
    expect(columns).toEqual(['0', column]);
  });

  it('give each category a colour, though none is set', () => {
    expect(read('Resources/Private/Partials/Gallery/Items.html')).toMatch(
      /data-color="\{f:if\(condition: category\.data\.tx_auftritt_color, .*else: settings\.noColor\)\}"/,
    );
  });

  it('lead to other languages with whole addresses, and dial digits only', () => {
    const header = read('Resources/Private/Partials/Header.html');
    expect(header).toMatch(/href="\{f:uri\.page\([^"]*absolute: 1\)\}" hreflang=/);
    const dial = typoscript.find(({ text }) => text.includes('dial = TEXT'))?.text ?? '';
    const [search = ''] = matches(dial, /search = \/(.*)\//g);
    expect('+49 (0)30 23125-014'.replace(new RegExp(search, 'g'), '')).toBe('+493023125014');
    for (const { file, text } of fluid) {
      for (const target of matches(text, /href="tel:([^"]*)"/g)) {
        expect(target, file).toContain('lib.auftritt.dial');
      }
    }
  });

  it('let the editor say what a film waits for', () => {
    const film = read('Resources/Private/Partials/Section/ConsentContent.html');
    expect(film).toContain('data-name="{data.tx_auftritt_app}"');
    expect(matches(content, /'value' => '(\w+)'/g)).toEqual(['cms', 'analytics']);
  });
});

describe('the content elements for TYPO3', () => {
  it('have a template each, and no template is without', () => {
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    const templates = matches(setup, /templateName = (\w+)/g);
    const there = files('.html').filter((file) => file.includes('Partials/Section/'));
    expect(templates.toSorted()).toEqual(there.map((file) => basename(file, '.html')));
    expect(matches(setup, /^ {2}(auftritt_\w+) =</gm).toSorted()).toEqual(sections.toSorted());
  });

  it('stand in the wizard of TYPO3 12, have a preview in the page module, and a name', () => {
    const tsconfig = read('Configuration/page.tsconfig');
    const wizard = matches(tsconfig, /tt_content_defValues\.CType = (\w+)/g);
    expect(wizard.toSorted()).toEqual(sections.toSorted());
    const previews = matches(tsconfig, /^ {2}(auftritt_\w+) = EXT:/gm);
    expect(previews.toSorted()).toEqual(sections.toSorted());
    const names = matches(read('Resources/Private/Language/backend.xlf'), /id="([\w.]+)"/g);
    expect(names).toEqual(
      expect.arrayContaining(sections.flatMap((name) => [name, `${name}.description`])),
    );
  });

  it('have in TCA and database every field of this extension that a template reads', () => {
    const read_ = everything.flatMap(({ text }) => matches(text, /\b(tx_auftritt_\w+)/g));
    const declared = [...matches(pages + content, /'(tx_auftritt_\w+)' => \[/g)];
    const columns = matches(read('ext_tables.sql'), /^ {4}(tx_auftritt_\w+) /gm);
    expect(sorted(read_)).toEqual(sorted(declared));
    expect(columns.toSorted()).toEqual(declared.toSorted());
    const shown = `${matches(content, /=> '(header.*)'/g)} ${pages.slice(pages.indexOf('addToAllTCAtypes'))}`;
    for (const column of columns) expect(shown).toContain(column);
  });

  it('have the same colour and the same app in every language', () => {
    for (const [text, column] of [
      [pages, 'tx_auftritt_color'],
      [content, 'tx_auftritt_app'],
    ] as const) {
      const definition = text.slice(text.indexOf(`'${column}' => [`)).split("'config'")[0];
      expect(definition, column).toContain("'l10n_mode' => 'exclude'");
    }
  });

  it('read data in templates that TYPO3 or this extension has', () => {
    // tt_content, pages and the file, as TYPO3's own TCA names them.
    const own = 'uid header subheader header_link bodytext layout abstract image media pages';
    const known = new Set([...own.split(' '), ...matches(pages + content, /'(tx_auftritt_\w+)'/g)]);
    for (const { file, text } of fluid) {
      for (const name of matches(text, /\bdata\.(\w+)/g)) expect(known, file).toContain(name);
    }
  });
});

describe('the TypoScript for TYPO3', () => {
  it('takes the pictures of "Text & Media" from its own field, those of all others from "image"', () => {
    const entries = read('Configuration/TypoScript/Sections.typoscript').split(
      'lib.auftritt.entries {',
    )[1];
    expect(entries).toMatch(
      /fieldName = image[\s\S]*?fieldName\.override = assets\s+10\.references\.fieldName\.override\.if \{\s+value = textmedia\s+equals\.field = CType/,
    );
  });

  const definitions = yaml('Configuration/Sets/Auftritt/settings.definitions.yaml');
  const constants = read('Configuration/TypoScript/constants.typoscript');
  const declared = matches(constants, /^ {2}(\w+) =/gm);

  it('has braces that match', () => {
    for (const { file, text } of typoscript) {
      const blocks = text.replace(/\{\$[\w.]+\}|\{(register|siteLanguage|context)[\w:.]+\}/g, '');
      const count = (brace: string): number => blocks.split(brace).length;
      expect(count('{'), file).toBe(count('}'));
    }
  });

  it('has the same settings, with the same values, in the site set and in the static template', () => {
    const settings = Object.entries(valueAt(definitions, 'settings') ?? {});
    const fromSet = settings.map(([name, setting]) => `${name} = ${valueAt(setting, 'default')}`);
    const fromConstants = [...constants.matchAll(/^ {2}(\w+) =(.*)$/gm)].map(
      ([, name, value = '']) => `auftritt.${name} = ${value.trim()}`,
    );
    expect(fromSet.toSorted()).toEqual(fromConstants.toSorted());
    for (const { file, text } of typoscript) {
      for (const name of matches(text, /\{\$auftritt\.(\w+)\}/g)) {
        expect(declared, file).toContain(name);
      }
    }
  });

  it('hands each template the settings that it reads', () => {
    const templates = read('Configuration/TypoScript/Templates.typoscript');
    const handed = matches(templates, /^ {6}(\w+) = \{\$auftritt\.\1\}$/gm);
    const asked = fluid.flatMap(({ text }) => matches(text, /settings\.(\w+)/g));
    expect(sorted(asked)).toEqual(handed.toSorted());
  });

  it('hands on the settings to every partial that reads them', () => {
    const reads = (name: string): boolean =>
      existsSync(join(folder, `Resources/Private/Partials/${name}.html`)) &&
      /settings/.test(read(`Resources/Private/Partials/${name}.html`));
    for (const { file, text } of fluid) {
      for (const [, name = '', given = ''] of text.matchAll(
        /<f:render partial="([\w/]+)" arguments="([^"]*)"/g,
      )) {
        if (reads(name)) expect(given, `${file}: ${name}`).toMatch(/settings: settings|_all/);
      }
    }
  });

  it('names only files and folders of this extension that there are', () => {
    const named = everything.flatMap(({ file, text }) =>
      matches(text, /EXT:auftritt\/([\w/.-]+)/g).map((path) => ({ file, path })),
    );
    named.push(
      ...files('include_static_file.txt').flatMap((file) =>
        matches(read(file), /EXT:auftritt\/([\w/.-]+)/g).map((path) => ({ file, path })),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    // Layouts/ and Templates/ count as folders.
    expect(named.filter(({ path }) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('gives the page a viewport', () => {
    const page = read('Configuration/TypoScript/Page/setup.typoscript');
    expect(page).toContain('meta.viewport = width=device-width, initial-scale=1');
  });

  it('lets pictures that editors enlarge join the lightbox, with captions that are escaped', () => {
    const enlarge = read('Configuration/TypoScript/Enlarge.typoscript');
    expect(enlarge).toContain('wrap = data-fancybox="element-|"');
    expect(enlarge).toMatch(/htmlSpecialChars = 1[\s\S]*data-caption="\|"/);
    expect(enlarge).toContain('directImageLink = 1');
  });

  it('tags what is cached with all that it shows, and stores answers for known pages only', () => {
    const tags = 'pages,tt_content,sys_file_reference,sys_file_metadata';
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    expect(setup).toContain(`categoriesTags.addPageCacheTags = ${tags}`);
    const element = (name: string): string =>
      setup.slice(setup.indexOf(`${name} {`)).split('\n  }')[0] ?? '';
    for (const name of sections) {
      const shown = element(name);
      for (const [what, tagged] of [
        ['entries', 'entriesTags'],
        ['categories', 'categoriesTags'],
      ]) {
        if (!shown.includes(`dataProcessing < lib.auftritt.${what}`)) continue;
        expect(shown, name).toContain(`stdWrap < lib.auftritt.${tagged}`);
      }
    }
    const answer = read('Configuration/TypoScript/Answer.typoscript');
    expect(answer).toContain(`tags = ${tags}`);
    expect(answer).toContain('10 = COA_INT');
    for (const part of matches(answer, /\{register:(\w+)\}-/g)) {
      expect(answer, part).toMatch(
        new RegExp(
          `${part} = 1|${part}\\.data\\.dataWrap = DB:pages:\\{register:auftrittPosted\\}`,
        ),
      );
    }
  });
});

describe('the package for TYPO3', () => {
  const composer: unknown = JSON.parse(read('composer.json'));

  it('is for TYPO3 12.4, 13.4 and 14.3, in Composer and without', () => {
    const { php, ...required } = valueAt(composer, 'require') as Record<string, string>;
    expect(new Set(Object.values(required))).toEqual(new Set(['^12.4 || ^13.4 || ^14.3']));
    const emconf = read('ext_emconf.php');
    const { php: phps, ...ranges } = Object.fromEntries(
      [...emconf.matchAll(/'(\w+)' => '([\d.]+-[\d.]+)'/g)].map(([, name, range]) => [name, range]),
    );
    expect(new Set(Object.values(ranges))).toEqual(new Set(['12.4.0-14.3.99']));
    // The same extensions, in Composer's words and in TYPO3's own.
    const extensions = Object.keys(ranges).map((name) => name.replaceAll('_', '-'));
    const packages = Object.keys(required).map((name) => name.replace('typo3/cms-', ''));
    expect(extensions).toEqual(packages.map((name) => (name === 'core' ? 'typo3' : name)));
    // The oldest PHP that TYPO3 12.4 runs on.
    expect([php, phps]).toEqual(['>=8.1', '8.1.0-8.99.99']);
    const guide = readFileSync('docs/backends/typo3.md', 'utf8');
    expect(guide).toContain('One package for TYPO3 12.4, 13.4 and 14.3 with PHP 8.1 or later');
    expect(guide.match(/^\| 1\d\.\d\.\d+ \|/gm)?.map((row) => row.slice(2, 6))).toEqual([
      '12.4',
      '13.4',
      '14.3',
    ]);
  });

  it('says to TYPO3 14 without Composer what ext_emconf.php said before', () => {
    const extra = ['extra', 'typo3/cms'];
    const [, version] = /'version' => '([^']+)'/.exec(read('ext_emconf.php')) ?? [];
    expect(valueAt(composer, ...extra, 'version')).toBe(version);
    expect(valueAt(composer, ...extra, 'Package', 'providesPackages')).toEqual({});
  });

  it('brings what it builds on, as a set and as a static template', () => {
    const set = yaml('Configuration/Sets/Auftritt/config.yaml');
    expect(valueAt(set, 'dependencies')).toEqual(['typo3/fluid-styled-content', 'typo3/form']);
    expect(valueAt(set, 'name')).toBe(valueAt(composer, 'name'));
    expect(valueAt(yaml('Configuration/Sets/AuftrittPage/config.yaml'), 'dependencies')).toEqual([
      valueAt(composer, 'name'),
    ]);
    const statics = read('Configuration/TypoScript/include_static_file.txt');
    expect(statics).toContain('EXT:form/Configuration/TypoScript/');
    expect(statics).toContain('EXT:fluid_styled_content/Configuration/TypoScript/');
    for (const path of matches(
      read('Configuration/TCA/Overrides/sys_template.php'),
      /'(Configuration\/TypoScript[\w/]*)'/g,
    )) {
      expect(existsSync(join(folder, path, 'setup.typoscript'))).toBe(true);
      expect(existsSync(join(folder, path, 'include_static_file.txt'))).toBe(true);
    }
  });

  it('registers the setup of forms for the frontend and the backend', () => {
    const localconf = read('ext_localconf.php');
    const setup = 'tx_form.settings.yamlConfigurations.7411 = EXT:auftritt/Configuration/Form/';
    for (const side of ['plugin', 'module']) expect(localconf).toContain(`${side}.${setup}`);
    // TYPO3 14 reads these three of each folder below Configuration/Form/.
    const form = yaml('Configuration/Form/Auftritt/config.yaml');
    for (const key of ['name', 'label', 'priority']) expect(valueAt(form, key)).toBeTruthy();
  });

  it('extends the policy by hosts of what waits for consent and of the map only', () => {
    const policy = read('Configuration/ContentSecurityPolicies.php');
    expect(policy).toContain('Scope::frontend()');
    expect(policy).not.toMatch(/unsafe|strictDynamic|SourceKeyword/i);
    for (const host of matches(policy, /UriValue\('([^']*)'\)/g)) {
      expect(host).toMatch(/^https:\/\/[\w.-]+$/);
    }
  });
});

describe('the words for TYPO3', () => {
  const units = (file: string): Element[] => [
    ...new DOMParser()
      .parseFromString(read(file), 'application/xml')
      .querySelectorAll('trans-unit'),
  ];
  const english = files('.xlf').filter((file) => !basename(file).startsWith('de.'));

  it.each(english)('%s is complete in English and German', (file) => {
    const german = units(join(dirname(file), `de.${basename(file)}`));
    expect(german.map(({ id }) => id)).toEqual(units(file).map(({ id }) => id));
    expect(german.length).toBeGreaterThan(0);
    for (const unit of units(file)) {
      expect(unit.querySelector('source')?.textContent).toMatch(/\S/);
    }
    for (const unit of german) expect(unit.querySelector('target')?.textContent).toMatch(/\S/);
  });

  it.each(['locallang', 'backend'])('%s.xlf holds what is asked for, and nothing else', (name) => {
    const asked = everything.flatMap(({ text }) => [
      ...matches(text, new RegExp(`${name}\\.xlf:([\\w.]*\\w)`, 'g')),
      ...(name === 'backend' ? matches(text, /\$labels \. '([\w.]+)/g) : []),
    ]);
    const own = new Set(units(`Resources/Private/Language/${name}.xlf`).map(({ id }) => id));
    const missing = sorted(asked).filter((id) => !own.has(id));
    // The template adds the name of the app.
    expect(missing).toEqual([]);
    const composed = name === 'backend' ? /^auftritt_|^tt_content\.app\./ : /^$/;
    expect([...own].filter((id) => !asked.includes(id) && !composed.test(id))).toEqual([]);
  });

  it('have every label, hint, option, message and answer of the form', () => {
    const form = yaml('Resources/Private/Forms/inquiry.form.yaml');
    const [page] = Object.values(valueAt(form, 'renderables') ?? {});
    const wanted = Object.values(valueAt(page, 'renderables') ?? {}).flatMap((field) => {
      const key = `inquiry.element.${valueAt(field, 'identifier')}.properties`;
      const options = Object.keys(valueAt(field, 'properties', 'options') ?? {});
      return [
        `${key}.label`,
        ...(valueAt(field, 'properties', 'elementDescription')
          ? [`${key}.elementDescription`]
          : []),
        ...options.map((option) => `${key}.options.${option}`),
      ];
    });
    const own = units('Resources/Private/Language/form.xlf').map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(own).toEqual(expect.arrayContaining(wanted));
    expect(own).toEqual(
      expect.arrayContaining([
        'inquiry.element.inquiry.renderingOptions.submitButtonLabel',
        'inquiry.finisher.EmailToReceiver.subject',
        'inquiry.finisher.Confirmation.message',
        // NotEmpty, EmailAddress and StringLength, by the codes that EXT:form gives them.
        'validation.error.1221560910',
        'validation.error.1221559976',
        'validation.error.1238108068',
        'validation.error.1238108069',
      ]),
    );
    const setup = yaml('Configuration/Form/Auftritt/config.yaml');
    const rendering = ['prototypes', 'standard', 'formElementsDefinition', 'Form'];
    const options = valueAt(setup, ...rendering, 'renderingOptions');
    expect(valueAt(options, 'translation', 'translationFiles', '7411')).toBe(
      'EXT:auftritt/Resources/Private/Language/form.xlf',
    );
  });
});

describe('the form for TYPO3', () => {
  it('is checked on the server as in the browser', () => {
    const form = yaml('Resources/Private/Forms/inquiry.form.yaml');
    const [page] = Object.values(valueAt(form, 'renderables') ?? {});
    const fields = Object.values(valueAt(page, 'renderables') ?? {});
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const validators = Object.values(valueAt(field, 'validators') ?? {});
      const named = (name: string): unknown =>
        validators.find((validator) => valueAt(validator, 'identifier') === name);
      const attribute = (name: string): unknown =>
        valueAt(field, 'properties', 'fluidAdditionalAttributes', name);
      expect(attribute('required')).toBe(named('NotEmpty') ? 'required' : undefined);
      const length = named('StringLength');
      expect(attribute('minlength')).toBe(valueAt(length, 'options', 'minimum'));
      expect(attribute('maxlength')).toBe(valueAt(length, 'options', 'maximum'));
    }
  });

  it('puts every message into the help of its field, that of a group too', () => {
    const partials = 'Resources/Private/FormPartials/';
    const help = read(`${partials}Field/Help.html`);
    expect(help).toMatch(/class="help-block"[\s\S]*translateElementError/);
    for (const { file, text } of fluid.filter(({ file }) => file.startsWith(partials))) {
      if (!file.endsWith('Help.html')) expect(text, file).not.toContain('translateElementError');
    }
    const field = read(`${partials}Field/Field.html`);
    // Inside the fieldset of a group, and beside the label of any other field.
    expect(matches(field, /partial="(Field\/Help)"/g)).toHaveLength(2);
    for (const group of ['RadioButton', 'MultiCheckbox']) {
      expect(read(`${partials}${group}.html`)).toContain('renderFieldset: 1');
    }
  });

  it('has a honeypot that no policy can show', () => {
    const setup = yaml('Configuration/Form/Auftritt/config.yaml');
    const honeypot = ['prototypes', 'standard', 'formElementsDefinition', 'Honeypot', 'properties'];
    expect(valueAt(setup, ...honeypot, 'renderAsHiddenField')).toBe(true);
  });
});
