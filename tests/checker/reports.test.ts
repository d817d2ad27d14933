import { afterAll, describe, expect, it } from 'vitest';
import { rules } from '../../src/command/check/rules.js';
import { siteToCheck } from '../support/site-to-check.js';

const site = await siteToCheck();
afterAll(() => site.end());

describe('the report for people', () => {
  it('says what starts, what does not and why, and where that is explained', async () => {
    const pages = ['good.html', 'bad.html'].map(site.at);
    const { status, out, errors } = await site.run('check', ...pages);
    expect(out).toBe(
      [
        'good.html',
        '  starts: telephone 1',
        '',
        'bad.html',
        '  4:1  error    image-slider: element lacks a slide (div.image-slider)',
        '                docs/check.md#empty-slider',
        '  6:1  warning  category-gallery: data-color is no hex colour: "red" (a.product_reference)',
        '                docs/check.md#category-colour',
        '  starts: image-slider 0 of 1, category-gallery 1',
        '',
        '2 pages checked, 1 error, 1 warning',
        '',
      ].join('\n'),
    );
    expect(errors).toBe('');
    expect(status).toBe(1);
  });

  it('says of each element that it starts, where that is asked for', async () => {
    const { out } = await site.run('check', '--all', site.at('good.html'));
    expect(out).toContain('  4:1  starts   telephone (a)\n');
  });
});

it('the report as JSON has what people are told, and every element', async () => {
  const { out, status } = await site.run('check', '--json', site.at('bad.html'), site.at('lost'));
  const slot = { element: 'div.image-slider', line: 4, column: 1 };
  expect(JSON.parse(out)).toEqual({
    version: '1.2.3',
    pages: [
      {
        page: 'bad.html',
        elements: [
          { behaviour: 'image-slider', starts: false, ...slot },
          {
            ...{ behaviour: 'category-gallery', starts: true },
            ...{ element: 'div.category-gallery', line: 5, column: 1 },
          },
        ],
        findings: [
          {
            ...{ rule: 'empty-slider', level: 'error', about: 'image-slider', ...slot },
            ...{ message: 'element lacks a slide', docs: 'docs/check.md#empty-slider' },
          },
          {
            ...{ rule: 'category-colour', level: 'warning', about: 'category-gallery' },
            ...{ element: 'a.product_reference', line: 6, column: 1 },
            message: 'data-color is no hex colour: "red"',
            docs: 'docs/check.md#category-colour',
          },
        ],
      },
      { page: 'lost', refusal: 'does not exist' },
    ],
    styles: [],
  });
  expect(status).toBe(1);
});

describe('the report as SARIF', () => {
  const sarifOf = async (...pages: readonly string[]) => {
    const { out, status } = await site.run('check', '--sarif', ...pages);
    const log = JSON.parse(out);
    expect(Object.keys(log)).toEqual(['$schema', 'version', 'runs']);
    expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits' }] });
    return { ...log.runs[0], status };
  };
  const placeOf = (result: {
    locations: { physicalLocation: { artifactLocation: { uri: string } } }[];
  }) => result.locations[0]?.physicalLocation.artifactLocation.uri;

  it('has one run with all rules, and a result for each thing that is wrong', async () => {
    const { tool, results, invocations, status } = await sarifOf(
      site.at('bad.html'),
      `${site.address}/page/`,
    );
    expect(tool.driver).toMatchObject({ name: 'auftritt check', semanticVersion: '1.2.3' });
    expect(tool.driver.rules).toEqual(
      rules.map(({ name }) => ({
        id: name,
        shortDescription: { text: expect.stringMatching(/\.$/) },
        help: { text: expect.stringContaining(`docs/check.md#${name}`) },
        defaultConfiguration: { level: expect.stringMatching(/^(error|warning)$/) },
      })),
    );
    expect(results).toHaveLength(3);
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.name).toBe(ruleId);
    expect(results[0]).toMatchObject({
      ruleId: 'empty-slider',
      level: 'error',
      message: { text: 'image-slider: element lacks a slide (div.image-slider)' },
      locations: [{ physicalLocation: { region: { startLine: 4, startColumn: 1 } } }],
    });
    expect(placeOf(results[0])).toMatch(/^file:\/\/.*bad\.html$/);
    expect(placeOf(results[2])).toBe('http://site/page/');
    expect(invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(status).toBe(1);
  });

  it('names files below the present folder by their path from there', async () => {
    const page = 'static-html/pages/home/kontakt/index.html';
    const { results } = await sarifOf(`./${page}`);
    expect(results.map(placeOf)).toEqual([page]);
  });

  it('says what could not be checked, and why', async () => {
    const large = await site.put('large.html', '<p>'.repeat(700_000));
    const { results, invocations, status } = await sarifOf(site.at('lost.html'), large);
    expect(results).toMatchObject([{ ruleId: 'limit', level: 'error' }]);
    expect(invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'lost.html does not exist' } },
        ],
      },
    ]);
    expect(status).toBe(1);
    expect(JSON.parse((await site.run('check', '--json', large)).out).pages).toMatchObject([
      { page: 'large.html', limit: 'size', elements: [], findings: [{ rule: 'limit' }] },
    ]);
  });
});
