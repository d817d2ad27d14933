import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { isLong } from '../../../support/extent.js';
import { commands, emptyFolder, run } from './guide.js';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true }));

it.runIf(isLong).each([
  { name: 'hugo', packages: [], server: 'hugo server' },
  { name: 'eleventy', packages: ['@11ty'], server: 'npx eleventy --serve' },
])(
  'the guide for $name leads from an empty folder to a site that check finds right',
  ({ name, packages, server }) => {
    folder = emptyFolder(packages);
    const [copy = '', deploy = '', serve, check = ''] = commands(name);
    run(folder, copy);
    run(folder, deploy);
    expect(serve).toBe(server);
    // In that folder there are no packages but those of the guide.
    const eleventy = 'node node_modules/@11ty/eleventy/cmd.cjs';
    const said = run(folder, check.replace('npx eleventy', eleventy));
    expect(said).toContain('0 errors, 4 warnings');
  },
  120_000,
);
