import { expect, type Page, type Route } from '@playwright/test';

/** A category gallery by the contract, with three categories in two groups. */
export const categoryGallery = `
  <section class="category-gallery" id="gallery">
    <input type="hidden" class="reference_request_url" value="/call/?type=1">
    <input type="hidden" class="content_uid" value="309">
    <input type="hidden" class="plugin_settings" value="a:1:{s:1:&quot;ä&quot;;i:2;} &amp;=">
    <div class="list_products">
      <div class="product_group"><h2 class="product_group__heading">Inside</h2><ul>
        <li class="product_reference active" data-uid="1" data-color="#b74830"><a href="/one/">One</a></li>
        <li class="product_reference" data-uid="2" data-color="369"><a href="/two/">Two</a></li>
      </ul></div>
      <div class="product_group"><h2 class="product_group__heading">Outside</h2><ul>
        <li><a class="product_reference" data-uid="3" data-color="8E640E" href="/three/">Three</a></li>
      </ul></div>
    </div>
    <div class="stage">
      <div class="product_information"><header><h2>About one</h2></header>
        <a class="back-to-category" href="/up/">Back</a> <a class="info-link" href="/info/">Info</a></div>
      <div class="gallery-inner" style="height: 200px">Gallery 1</div>
      <div class="reference_content" style="height: 100px">Content 1 <button>In content</button></div>
    </div>
  </section>`;

/** The same as an inspiration gallery. */
export const inspirationGallery = categoryGallery
  .replace('class="category-gallery" id="gallery"', 'class="inspiration-gallery" id="inspiration"')
  .replace('/call/?type=1', '/call/?type=2');

/** An answer to call 1 or 2: the sections of one category. */
export const answerFor = (uid: number | string): string => `
  <div class="gallery-inner" style="height: 200px">Gallery ${uid}</div>
  <div class="reference_content" style="height: 100px">Content ${uid}</div>`;

/** An answer to call 3. */
export const parentAnswer = `
  <div class="list_products">
    <div class="product_group"><h2 class="product_group__heading">Above</h2><ul>
      <li class="product_reference" data-uid="1" data-color="#00f"><a href="/one/">One again</a></li>
      <li class="product_reference" data-uid="4" data-color="#0f0"><a href="/four/">Four</a></li>
    </ul></div>
  </div>
  <div class="product_information"><header><h2>About all</h2></header><p>Not taken</p></div>
  <div class="gallery-inner" style="height: 200px">Gallery of all</div>
  <div class="reference_content" style="height: 100px">Content of all</div>`;

/** A call that the page has made and that waits for its answer. */
export interface HeldCall {
  /** The body, byte for byte. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  answer(html: string, status?: number): Promise<void>;
  fail(): Promise<void>;
}

const held = (route: Route): HeldCall => ({
  body: route.request().postData() ?? '',
  headers: route.request().headers(),
  answer: (body, status = 200) =>
    route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }),
  fail: () => route.abort(),
});

/** The calls that a page has made so far. */
export interface HeldCalls {
  readonly length: number;
  /** The call with that index, once it has been made. */
  at(index: number): Promise<HeldCall>;
}

/** Holds back the answers to every call that the page makes to `/call/`, in the order of calling. */
export async function holdCalls(page: Page): Promise<HeldCalls> {
  const calls: HeldCall[] = [];
  await page.route('**/call/**', (route) => {
    calls.push(held(route));
  });
  return {
    get length() {
      return calls.length;
    },
    async at(index) {
      await expect.poll(() => calls.length).toBeGreaterThan(index);
      const call = calls[index];
      if (!call) throw new Error(`there is no call ${index}`);
      return call;
    },
  };
}

/** Answers every call to `/call/` at once: with its category, or the level above. */
export async function answerCalls(page: Page): Promise<readonly string[]> {
  const bodies: string[] = [];
  await page.route('**/call/**', (route) => {
    const body = route.request().postData() ?? '';
    bodies.push(body);
    const uid = new URLSearchParams(body).get('tx_gallery[uid]') ?? '';
    return held(route).answer(body.includes('render_parent_ajax') ? parentAnswer : answerFor(uid));
  });
  return bodies;
}
