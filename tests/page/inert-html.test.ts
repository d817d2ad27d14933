// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseInert } from '../../src/page/html.js';

const bodyOf = (html: string): string => parseInert(html).querySelector('body')?.innerHTML ?? '';

describe('parsed inert', () => {
  it('is a document of its own', () => {
    const parsed = parseInert('<p>a</p>');
    expect(parsed.ownerDocument).not.toBe(document);
    expect(parsed.ownerDocument.defaultView).toBeNull();
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
    [
      '<form onfocus="b()"><input name="attributes"><input name="attributes"></form>',
      '<form><input name="attributes"><input name="attributes"></form>',
    ],
    ['<iframe src="data:text/html,<script>b()</script>"></iframe>', '<iframe></iframe>'],
    ['<svg><use href="data:image/svg+xml,x#a"></use></svg>', '<svg><use></use></svg>'],
    [
      '<svg><set attributeName="href" to="javascript:b()"></set></svg>',
      '<svg><set to="javascript:b()"></set></svg>',
    ],
    [
      '<svg><set attributeName=" xlink:href " to="javascript:b()"></set></svg>',
      '<svg><set to="javascript:b()"></set></svg>',
    ],
    ['<img src="javascript:b()" alt="a">', '<img alt="a">'],
    ['<a href="vbscript:b()">a</a>', '<a>a</a>'],
    ['<a href="blob:null/1">a</a>', '<a>a</a>'],
  ])('%s has no script in its attributes', (html, expected) => expect(bodyOf(html)).toBe(expected));

  it.each([
    ['<object data="/a.svg"><p>a</p></object>b', 'b'],
    ['<embed src="/a.svg">b', 'b'],
    ['a<base href="https://other.example/">b', 'ab'],
    ['a<meta http-equiv="refresh" content="0; url=/b">b', 'ab'],
    ['<svg><handler>b()</handler></svg>', '<svg></svg>'],
    ['<p>a <o:p>b</o:p> <blink>c</blink></p>', '<p>a b c</p>'],
  ])('%s keeps only what content is made of', (html, expected) =>
    expect(bodyOf(html)).toBe(expected),
  );

  it.each([
    '<x-player hx-get="/a" data-a="1" style="color: red"><slot>a</slot></x-player>',
    '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><use href="#a"></use><filter><feBlend></feBlend></filter></svg>',
    '<svg><animate attributeName="cx" to="1"></animate></svg>',
    '<a href="http://">a</a><p http-equiv="refresh">b</p>',
    '<math><msup><mi>a</mi><mn>2</mn></msup></math>',
    '<picture><source srcset="/a.webp"><img src="data:image/gif;base64,R0" alt=""></picture>',
    '<video poster="/a.jpg" controls=""><source src="/a.mp4"><track src="/a.vtt"></video>',
    '<a href="mailto:a@b.example">a</a><a href="tel:+49">b</a><a href="whatsapp://send">c</a>',
    '<form action="/a"><input name="b"><select><option>c</option></select></form>',
    '<span itemprop="offers"><meta itemprop="price" content="1"><link itemprop="url" href="/a"></span>',
    '<center><font size="2">a</font></center><style>#gallery-1 { margin: auto; }</style>',
    '<iframe src="https://video.example/1"></iframe>',
    '<a href="/javascript:/" title="javascript: what is it">a</a>',
    '<a href="#" data-mailto-token="x" style="color: red">a</a>',
  ])('%s stays as it is', (html) => expect(bodyOf(html)).toBe(html));

  it("keeps addresses with the page's own scheme, as in an app", () => {
    const html = '<a href="app://local/a">a</a>';
    expect(bodyOf(html)).toBe('<a>a</a>');
    vi.stubGlobal('location', { protocol: 'app:' });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    expect(bodyOf(html)).toBe(html);
  });
});
