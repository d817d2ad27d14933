import { expect, it } from 'vitest';
import { json, type Report, sarif, text } from '../../src/command/check/report.js';
import { command } from '../../src/command/command.js';
import { checkPage } from '../support/check-page.js';
import { threadAtHand } from '../support/thread-at-hand.js';

/** What moves a terminal's cursor, colours it, turns the direction of text, or cannot be seen. */
const unseen =
  '\u001b]0;x\u0007 \u001b[2J \u009b31m \u202e \u2066 \u200f \u061c \u2028 \u200b \u{e0041} \n\t';
const shown = String.raw`\u{1b}]0;x\u{7} \u{1b}[2J \u{9b}31m \u{202e} \u{2066} \u{200f} \u{61c} \u{2028} \u{200b} \u{e0041} \u{a}\u{9}`;
const escaped = String.raw`\u001b]0;x\u0007 \u001b[2J \u009b31m \u202e \u2066 \u200f \u061c \u2028 \u200b \udb40\udc41 \n\t`;

const address = 'https://www.example.com/';
const file = '\u001b[2J\u202e%f[x](y).html';
const checked = checkPage({
  address,
  html:
    `<script src="/auftritt.js" data-jquery="x${unseen}x" ` +
    'data-request-errors="[here](https://evil.example/)"></script>' +
    '<div class="image-slider" id="\u202e\u001b[31m"></div>',
});
const hostileAddress = 'https://a.example/%E0%A4%A/a b|"<>?q={x}\u202e#%zz';
const report: Report = {
  version: '1.2.3',
  pages: [
    { name: file, ...checked },
    { name: hostileAddress, ...checked },
    { name: 'lost\u202e\n[x](y).html', refusal: `breaks off (${unseen})` },
  ],
};

/** What is printed, which has nothing in it that cannot be seen. */
function printed(out: string): string {
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  return out;
}

it('people see everything from outside, each in one line', () => {
  const lines = printed(text(report, false)).split('\n');
  expect(lines[0]).toBe(String.raw`\u{1b}[2J\u{202e}%f[x](y).html`);
  expect(lines[1]).toContain(`data-jquery: unknown name x${shown}x; known are page, own, none`);
  expect(lines.join()).toContain(String.raw`(div#\u{202e}\u{1b}[31m.image-slider)`);
  expect(lines).toContain(String.raw`lost\u{202e}\u{a}[x](y).html breaks off (${shown})`);
});

it('JSON has the same texts, escaped in its own way', () => {
  const out = printed(json(report));
  expect(out).toContain(`unknown name x${escaped}x;`);
  const [page, , lost] = JSON.parse(out).pages;
  expect(page.page).toBe(file);
  expect(page.findings[0].message).toContain(`unknown name x${unseen}x;`);
  expect(lost.refusal).toBe(`breaks off (${unseen})`);
});

it('SARIF has messages that can be seen and have no links, and addresses that are some', () => {
  const [{ results, invocations }] = JSON.parse(printed(sarif(report))).runs;
  const messages = results.map(({ message }: { message: { text: string } }) => message.text);
  expect(messages[0]).toContain(`unknown name x${shown}x;`);
  expect(messages[1]).toContain(String.raw`[here\](https://evil.example/)`);
  const [{ message }] = invocations[0].toolExecutionNotifications;
  expect(message.text).toBe(String.raw`lost\u{202e}\u{a}[x\](y).html breaks off (${shown})`);
  const uris = results.map(
    (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
      result.locations[0]?.physicalLocation.artifactLocation.uri,
  );
  expect([...new Set(uris)]).toEqual([
    '%1B%5B2J%E2%80%AE%25f%5Bx%5D(y).html',
    'https://a.example/%E0%A4%A/a%20b%7C%22%3C%3E?q=%7Bx%7D%E2%80%AE#%zz',
  ]);
});

it('wrong usage is printed as it can be seen, a line for each thing', async () => {
  let errors = '';
  const selectors = '{"\u202emap": ".a", "form": "\\u001b[["}';
  const status = await command(['check', '--selectors', selectors, 'a.html'], {
    version: '1.2.3',
    dist: 'dist',
    startThread: threadAtHand,
    out: { write() {} },
    errors: { write: (written: string) => (errors += written) },
  });
  expect(printed(errors)).toMatch(
    /^auftritt: --selectors: unknown name \\u\{202e\}map; .*\n--selectors: form "\\u001b\[\[" is not a selector\n/,
  );
  expect(status).toBe(2);
});
