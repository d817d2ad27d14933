import * as fs from 'node:fs';
import { join } from 'node:path';
import {
  createSynchronousEnvironment,
  createSynchronousFilesystemLoader,
  createSynchronousFilter,
} from 'twing';
import { indent } from './indent.mjs';
import { root } from './root.mjs';

const loader = createSynchronousFilesystemLoader(fs);
loader.addPath(join(root, 'templates'));
const twig = createSynchronousEnvironment(loader, {
  autoEscapingStrategy: 'html',
});

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' };

// Twing leaves apostrophes, and in addresses also !()*, as they are; the pages are to be what Twig
// itself renders, character for character.
twig.registerEscapingStrategy(
  (value) => value.replace(/[&<>"']/g, (character) => entities[character] ?? character),
  'html',
);
twig.addFilter(
  createSynchronousFilter(
    'url_encode',
    (_, /** @type {string} */ value) =>
      encodeURIComponent(value).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    [],
  ),
);

/**
 * @param {string} template its path below templates/, without the ending
 * @param {Record<string, unknown>} context
 */
export function render(template, context) {
  return indent(twig.render(`${template}.html.twig`, context, { strict: true }));
}
