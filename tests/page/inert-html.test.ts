// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseInert } from '../../src/page/inert-html.js';

const bodyOf = (html: string): string => parseInert(html).body.innerHTML;

describe('parsed inert', () => {
  it('is a document of its own', () => {
    const parsed = parseInert('<p>a</p>');
    expect(parsed).not.toBe(document);
    expect(parsed.defaultView).toBeNull();
  });

  it.each([
    ['<p>a<script>b()</script>c</p>', '<p>ac</p>'],
    ['<script src="/a.js"></script><p>a</p>', '<p>a</p>'],
    ['<p>a<script type="text/plain" data-name="analytics">b()</script></p>', '<p>a</p>'],
    ['<svg><script>b()</script><path d="M0 0"></path></svg>', '<svg><path d="M0 0"></path></svg>'],
    ['<p></p><template><script>b()</script>a</template>', '<p></p><template>a</template>'],
  ])('%s has no script', (html, expected) => expect(bodyOf(html)).toBe(expected));

  it.each([
    ['<img src="a.png" onerror="b()" alt="a">', '<img src="a.png" alt="a">'],
    ['<svg ONLOAD="b()"></svg>', '<svg></svg>'],
    ['<p></p><template><b onclick="c()">a</b></template>', '<p></p><template><b>a</b></template>'],
    ['<iframe srcdoc="<script>b()</script>"></iframe>', '<iframe></iframe>'],
    ['<iframe src="javascript:b()"></iframe>', '<iframe></iframe>'],
    ['<a href=" java&#10;script:b()">a</a>', '<a>a</a>'],
    ['<form action="JAVASCRIPT:b()"></form>', '<form></form>'],
  ])('%s has no script in its attributes', (html, expected) => expect(bodyOf(html)).toBe(expected));

  it.each([
    '<iframe src="https://video.example/1"></iframe>',
    '<a href="/javascript:/" title="javascript: what is it">a</a>',
    '<a href="#" data-mailto-token="x" style="color: red">a</a>',
  ])('%s stays as it is', (html) => expect(bodyOf(html)).toBe(html));
});
