import * as fs from 'node:fs';
import { join } from 'node:path';
import { createSynchronousEnvironment, createSynchronousFilesystemLoader } from 'twing';
import { indent } from './indent.mjs';
import { root } from './root.mjs';

const loader = createSynchronousFilesystemLoader(fs);
loader.addPath(join(root, 'templates'));
const twig = createSynchronousEnvironment(loader, {
  autoEscapingStrategy: 'html',
});

/**
 * @param {string} template its path below templates/, without the ending
 * @param {Record<string, unknown>} context
 */
export function render(template, context) {
  return indent(twig.render(`${template}.html.twig`, context, { strict: true }));
}
