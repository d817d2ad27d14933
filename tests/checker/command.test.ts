import { afterAll, describe, expect, it } from 'vitest';
import { usage } from '../../src/command/terminal/usage.js';
import { siteToCheck, viewport } from '../support/site-to-check.js';

const site = await siteToCheck();
afterAll(() => site.end());

describe('the exit status', () => {
  it('is 0 where nothing is wrong, and with warnings', async () => {
    expect((await site.run('check', site.at('good.html'))).status).toBe(0);
    expect((await site.run('check', site.at('warning.html'))).status).toBe(0);
  });

  it('is 1 on an error', async () => {
    expect((await site.run('check', site.at('bad.html'))).status).toBe(1);
  });

  it('is 1 on a page without the script, but for --allow-no-tag', async () => {
    const page = await site.put('plain.html', `<!doctype html>${viewport}<a href="tel:1">1</a>`);
    const { status, out } = await site.run('check', page);
    expect(out).toContain('1:1  error    tag: the page does not include the script');
    expect(status).toBe(1);
    const allowed = await site.run('check', '--allow-no-tag', page);
    expect(allowed.out).toBe(
      'plain.html\n  starts: telephone 1\n\n1 page checked, 0 errors, 0 warnings\n',
    );
    expect(allowed.status).toBe(0);
  });

  it.each([
    [[], 'no command'],
    [['chekc', 'a.html'], 'unknown command chekc'],
    [['check'], 'nothing to check'],
    [['check', '--jsn', 'a.html'], "Unknown option '--jsn'"],
    [['check', '--json', '--sarif', 'a.html'], '--json and --sarif at the same time'],
    [['check', '--base', 'example.com', 'a.html'], '--base: example.com is no address'],
    [['check', '--requests', 'index.html'], '--requests: index.html is no address'],
    [['check', '--selectors', '{', 'a.html'], '--selectors: { is not JSON'],
    [['check', '--selectors', 'none.json', 'a.html'], '--selectors: none.json cannot be read'],
    [
      ['check', '--selectors', '{"logoSlidr": ".x", "map": "["}', 'a.html'],
      '--selectors: unknown name logoSlidr; did you mean logoSlider?\n' +
        '--selectors: map "[" is not a selector',
    ],
  ])('is 2 on wrong usage: %j', async (args, message) => {
    const { status, out, errors } = await site.run(...args);
    expect(errors).toContain(`auftritt: ${message}`);
    expect(errors).toContain(usage);
    expect(out).toBe('');
    expect(status).toBe(2);
  });
});
