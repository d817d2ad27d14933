import { expect, running, test } from '../../support/site.js';
import { detail, five, gallery, servePictures } from './on-page.js';
const picture = (n: string, w = 640, h = 480) => `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 64 48"><rect width="64" height="48" fill="#${n}"/></svg>`;
const stranger = `<div class="coverflow"><ul class="flip-items">${['c33','3c3','33c','cc3','3cc'].map((n,i)=>`<li data-flip-title="${['Plasticity','Quality','','',''][i]}" data-flip-category="${i<2?'Words':'Lamps'}"><img src="/pic/${n}.svg"></li>`).join('')}</ul></div><aside class="coverflow-detail"><h2 class="coverflow-detail__title"></h2></aside>`;
const boxes: Record<string,string> = {
  stranger,
  five: gallery(five)+detail,
  flex: `<div style="display:flex;justify-content:center">${stranger}</div>`,
  rich: gallery(five.replaceAll('</li>', '<p><a href="/more/">A link of its own</a> <input value="field"> <input type="range"></p></li>'))+detail,
};
test.use({ viewport: { width: 1000, height: 900 } });
for (const tag of ['', 'data-jquery="own"']) for (const [name, html] of Object.entries(boxes)) test(`look ${name} ${tag}`, async ({ page, openFragment }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await servePictures(page);
  await page.route('**/pic/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture(/(\w+)\.svg/.exec(route.request().url())?.[1] ?? '') }));
  await openFragment(html, { tag, head: '<style>.coverflow img {background:#36c}</style>' });
  await running(page, 'coverflow');
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/cf/${name}${tag ? '-own' : ''}.png` });
});
