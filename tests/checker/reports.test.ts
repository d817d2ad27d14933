import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../src/command/check/rules.js';
import { type SiteToCheck, siteToCheck } from '../support/site-to-check.js';

let site: SiteToCheck;

beforeAll(async () => {
  site = await siteToCheck();
});

afterAll(() => site.end());

describe('the report for people', () => {
  it('says what starts, what does not and why, and where that is explained', async () => {
    const { status, out, errors } = await site.run(
      'check',
      site.at('good.html'),
      site.at('bad.html'),
    );
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

describe('the report as JSON', () => {
  it('has what people are told, and every element', async () => {
    const { out, status } = await site.run(
      'check',
      '--json',
      site.at('bad.html'),
      site.at('lost.html'),
    );
    const category = { element: 'a.product_reference', line: 6, column: 1 };
    const about = 'category-gallery';
    const slot = { element: 'div.image-slider', line: 4, column: 1 };
    expect(JSON.parse(out)).toEqual({
      version: '1.2.3',
      pages: [
        {
          page: 'bad.html',
          elements: [
            { behaviour: 'image-slider', starts: false, ...slot },
            {
              behaviour: about,
              element: 'div.category-gallery',
              starts: true,
              line: 5,
              column: 1,
            },
          ],
          findings: [
            {
              rule: 'empty-slider',
              level: 'error',
              about: 'image-slider',
              message: 'element lacks a slide',
              docs: 'docs/check.md#empty-slider',
              ...slot,
            },
            {
              rule: 'category-colour',
              level: 'warning',
              about,
              message: 'data-color is no hex colour: "red"',
              docs: 'docs/check.md#category-colour',
              ...category,
            },
          ],
        },
        { page: 'lost.html', refusal: 'does not exist' },
      ],
      styles: [],
    });
    expect(status).toBe(1);
  });
});

it('a page that is too large is named with its limit, as JSON and as SARIF', async () => {
  const file = await site.put('large.html', '<p>'.repeat(700_000));
  const asJson = await site.run('check', '--json', file);
  expect(JSON.parse(asJson.out).pages).toMatchObject([
    { page: 'large.html', limit: 'size', elements: [], findings: [{ rule: 'limit' }] },
  ]);
  const asSarif = await site.run('check', '--sarif', file);
  const [{ results }] = JSON.parse(asSarif.out).runs;
  expect(results).toMatchObject([{ ruleId: 'limit', level: 'error' }]);
  expect([asJson.status, asSarif.status]).toEqual([1, 1]);
});

describe('the report as SARIF', () => {
  it('has one run with all rules, and a result for each thing that is wrong', async () => {
    const { out, status } = await site.run(
      'check',
      '--sarif',
      site.at('bad.html'),
      `${site.address}/page/`,
    );
    const log = JSON.parse(out);
    expect(Object.keys(log)).toEqual(['$schema', 'version', 'runs']);
    expect(log.version).toBe('2.1.0');
    expect(log.runs).toHaveLength(1);
    const [{ tool, results, invocations, columnKind }] = log.runs;
    expect(columnKind).toBe('utf16CodeUnits');
    expect(tool.driver).toMatchObject({ name: 'auftritt check', semanticVersion: '1.2.3' });
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
      rules.map(({ name }) => name),
    );
    for (const rule of tool.driver.rules) {
      expect(rule).toEqual({
        id: expect.stringMatching(/^[a-z-]+$/),
        shortDescription: { text: expect.stringMatching(/\.$/) },
        help: { text: expect.stringContaining(`docs/check.md#${rule.id}`) },
        defaultConfiguration: { level: expect.stringMatching(/^(error|warning)$/) },
      });
    }
    expect(results).toHaveLength(3);
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    }
    expect(results[0]).toMatchObject({
      ruleId: 'empty-slider',
      level: 'error',
      message: { text: 'image-slider: element lacks a slide (div.image-slider)' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: expect.stringMatching(/^file:\/\/.*bad\.html$/) },
            region: { startLine: 4, startColumn: 1 },
          },
        },
      ],
    });
    expect(results[2].locations[0].physicalLocation.artifactLocation.uri).toBe('http://site/page/');
    expect(invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(status).toBe(1);
  });

  it('names files below the present folder by their path from there', async () => {
    const page = 'static-html/pages/home/kontakt/index.html';
    const { out } = await site.run('check', '--sarif', `./${page}`);
    const [{ results }] = JSON.parse(out).runs;
    expect(results).toHaveLength(1);
    expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(page);
  });

  it('says what could not be checked', async () => {
    const { out, status } = await site.run('check', '--sarif', site.at('lost.html'));
    expect(JSON.parse(out).runs[0].invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          { level: 'error', message: { text: 'lost.html does not exist' } },
        ],
      },
    ]);
    expect(status).toBe(1);
  });
});
