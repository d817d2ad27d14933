// Brings the translations of backends/wordpress up to date: npm run translations
//
// Reads the texts of the plugin, keeps what languages/*.po says of them, and writes beside each the
// .l10n.php that WordPress reads from 6.5 on. A text without a translation stays empty in the .po.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ context: string, text: string }} Message */

const plugin = join(import.meta.dirname, '../backends/wordpress');
const domain = 'auftritt';
const pluralForms = 'nplurals=2; plural=(n != 1);';

/** The languages that the plugin speaks beside English: German everywhere, the others on the pages of a site. */
export const locales = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'];

/** Files whose texts visitors read, or stand in the pages that the plugin makes. */
const shown = /^(parts|patterns|blocks)\/|^includes\/(inquiry|navigation|starter-pages)\.php$/;

/** @param {string} ending @param {RegExp} [which] */
const files = (ending, which = /^(?!assets|languages)/) =>
  readdirSync(plugin, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && which.test(file))
    .sort()
    .map((file) => readFileSync(join(plugin, file), 'utf8'));

/**
 * The texts of the plugin: those of PHP, that of its head, and the titles, descriptions and keywords of its blocks, which
 * WordPress translates in a context.
 *
 * @param {string} locale one that is not spoken in the dashboard has those for visitors alone
 * @returns {Message[]} each once, in the order of the files
 */
export function messages(locale = 'de') {
  const calls = /\b(?:__|esc_(?:html|attr)_(?:_|e))\( '((?:[^'\\]|\\.)*)', 'auftritt' \)/g;
  const forEditors = /auftritt_notice\( __\( '(?:[^'\\]|\\.)*', 'auftritt' \)/g;
  const isWhole = locale === 'de';
  const codes = isWhole
    ? files('.php')
    : files('.php', shown).map((code) => code.replace(forEditors, ''));
  const php = codes.flatMap((code) =>
    [...code.matchAll(calls)].map(([, text = '']) => ({
      context: '',
      text: text.replace(/\\(.)/g, '$1'),
    })),
  );
  const unique = (/** @type {Message[]} */ all) => [
    ...new Map(all.map((message) => [key(message), message])).values(),
  ];
  if (!isWhole) return unique(php);
  const head = readFileSync(join(plugin, 'auftritt.php'), 'utf8');
  const [, description = ''] = /^ \* Description: (.*)$/m.exec(head) ?? [];
  const blocks = files('block.json').flatMap((json) => {
    const { title, description, keywords = [] } = JSON.parse(json);
    return [
      { context: 'block title', text: title },
      { context: 'block description', text: description },
      ...keywords.map((/** @type {string} */ text) => ({ context: 'block keyword', text })),
    ];
  });
  return unique([...php, { context: '', text: description }, ...blocks]);
}

/** @param {Message} message */
const key = ({ context, text }) => (context ? `${context}\u0004${text}` : text);

/** @param {string} locale @param {string} ending */
export const translationFile = (locale, ending) =>
  join(plugin, 'languages', `${domain}-${locale}.${ending}`);

/**
 * What a .po file says of each text of the plugin, in the order of the texts.
 *
 * @param {string} locale
 * @returns {[Message, string][]} the translation is '' where there is none
 */
export function translations(locale) {
  // An editor of such files breaks long texts into several lines.
  const path = translationFile(locale, 'po');
  const file = existsSync(path) ? readFileSync(path, 'utf8').replaceAll(/"\n"/g, '') : '';
  const entries = file.matchAll(/^(?:msgctxt (".*")\n)?msgid (".*")\nmsgstr (".*")$/gm);
  const known = new Map(
    [...entries].map(([, context = '""', text = '""', translation = '""']) => [
      key({ context: JSON.parse(context), text: JSON.parse(text) }),
      String(JSON.parse(translation)),
    ]),
  );
  return messages(locale).map((message) => [message, known.get(key(message)) ?? '']);
}

/** @param {string} text */
const php = (text) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\u0004', `' . "\\4" . '`)}'`;

/**
 * The files of a locale, as they should be.
 *
 * @param {string} locale
 * @returns {{ po: string, 'l10n.php': string }}
 */
export function compiled(locale) {
  const entries = translations(locale);
  const headers = [
    'Project-Id-Version: Auftritt',
    `Language: ${locale}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    `Plural-Forms: ${pluralForms}`,
  ];
  const head = headers.map((header) => JSON.stringify(`${header}\n`));
  const blocks = entries.map(([{ context, text }, translation]) => [
    ...(context ? [`msgctxt ${JSON.stringify(context)}`] : []),
    `msgid ${JSON.stringify(text)}`,
    `msgstr ${JSON.stringify(translation)}`,
  ]);
  const lines = entries
    .filter(([, translation]) => translation)
    .map(([message, translation]) => `\t\t${php(key(message))} => ${php(translation)},`);
  return {
    po: [['msgid ""', 'msgstr ""', ...head], ...blocks]
      .map((lines) => `${lines.join('\n')}\n`)
      .join('\n'),
    'l10n.php': [
      '<?php',
      'return array(',
      `\t'domain'       => '${domain}',`,
      `\t'language'     => '${locale}',`,
      `\t'plural-forms' => '${pluralForms}',`,
      "\t'messages'     => array(",
      ...lines,
      '\t),',
      ');',
      '',
    ].join('\n'),
  };
}

if (process.argv[1] === import.meta.filename) {
  for (const locale of locales) {
    const files = compiled(locale);
    writeFileSync(translationFile(locale, 'po'), files.po);
    writeFileSync(translationFile(locale, 'l10n.php'), files['l10n.php']);
    const missing = translations(locale).filter(([, translation]) => !translation);
    console.log(
      `${locale}: ${missing.length} of ${messages(locale).length} texts lack a translation`,
    );
    for (const [{ text }] of missing) console.log(`  ${text}`);
  }
}
