// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://example.org/home/" }
import { expect, it } from 'vitest';
import { readCaption, textOf } from '../../../src/sections/lightbox/caption.js';

function read(written: string): string {
  const element = document.createElement('div');
  element.append(readCaption(written));
  return element.innerHTML;
}

const same = (written: string): [string, string] => [written, written];

it.each<[string, string]>([
  same('Villa<br><small>Photo: <em lang="en">Jane Doe</em></small>'),
  same('<p>A</p><ul><li>1</li><li>2</li></ul>'),
  ['<ul><li>1<li>2</ul>', '<ul><li>1</li><li>2</li></ul>'],
  ['<B CLASS="cookie-settings" ID=x STYLE="position:fixed" NAME="body">A</B>', '<b>A</b>'],
  ['<b>A <i>B</b> C</i>', '<b>A <i>B</i></b> C'],
  [
    'A &amp; B &#228;&#xe4;&auml; &nosuch; &#0; &#x110000;',
    'A &amp; B äää &amp;nosuch; &amp;#0; &amp;#x110000;',
  ],
  // What is no markup is text as it is written.
  ['Preis < 500 € & 3 > 2, <3', 'Preis &lt; 500 € &amp; 3 &gt; 2, &lt;3'],
  [
    'a <b and c> d, <Modell>, <a@b.example>',
    'a &lt;b and c&gt; d, &lt;Modell&gt;, &lt;a@b.example&gt;',
  ],
  ['&lt;b&gt;', '&lt;b&gt;'],
  // Links lead to pages, people and telephones.
  ['<a href="/a?b=1&amp;c">A</a>', '<a href="/a?b=1&amp;c">A</a>'],
  [
    '<a target="_blank" href=//b.example ping=/p>A</a>',
    '<a target="_blank" rel="noopener" href="//b.example">A</a>',
  ],
  ['<a href="mailto:a@b.example" onclick="x()">A</a>', '<a href="mailto:a@b.example">A</a>'],
  ...[
    'javascript:x',
    ' java\tscript:x',
    '&#106;avascript:x',
    'data:text/html,x',
    'blob:x',
    'vbscript:x',
  ].map((address): [string, string] => [`<a href="${address}">A</a>`, '<a>A</a>']),
  // Nothing loads, runs, or looks like a part of the page.
  ['A<br><img src=x onerror=x><input autofocus><embed src=x>B', 'A<br>B'],
  ['A<br><script nonce="n">x</script><style>*{}</style><svg><a href=x>y</a></svg>B', 'A<br>B'],
  ['A<br><iframe srcdoc="<p>x"></iframe><form action=/x><button>B</button></form>', 'A<br>B'],
  ['A<br><!-- <b>x</b> --><math><mi>x</mi></math><template><p>y</template>B', 'A<br>B'],
  ['A<br><x-part onload=x>B</x-part><script>x', 'A<br>B'],
  // Also where nothing else in the text is markup.
  ['<img src=x onerror=x>A &amp; B', 'A &amp; B'],
  ['<script>x</script>A', 'A'],
  ['A<form><button formaction=javascript:x>B</button></form>', 'AB'],
  ['<svg onload=x></svg>A', 'A'],
])('%j is %j', (written, html) => {
  expect(read(written)).toBe(html);
});

it('a name has a space between lines, and thousands of elements in each other harm nobody', () => {
  expect(textOf(readCaption('A<br>B<p>C</p>D'))).toBe('A  B C D');
  expect(textOf(readCaption(`${'<b>'.repeat(5000)}A</b>`))).toBe('A');
});
