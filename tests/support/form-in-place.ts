import type { Page, Request, Route } from '@playwright/test';

/** A form that is sent in place. */
export const form = (id = 'one', inside = '', attributes = '') =>
  `<form class="inquiry-form" id="${id}" method="post" action="/sent/?${id}" data-submit="in-place" ${attributes}>
    <input type="hidden" name="token" value="old"><div class="form-group"><label for="${id}-name">Name</label>
    <input id="${id}-name" name="name" value="Ada" required></div>${inside}<button>Send ${id}</button></form>`;

/** The same, refused by the server. */
export const refused = `<form class="inquiry-form" id="one"><input type="hidden" name="token" value="new">
  <div class="form-group has-error"><input name="name"><span class="error">Who is that?</span></div></form>`;
/** What the server says once it has taken it. */
export const thanks = (id = 'one') =>
  `<div class="form-result"><h2>Thank you, ${id}</h2><p>We answer soon.</p></div>`;

/** Answers what is sent. Returns what has been sent so far. */
export async function answer(page: Page, html: string, status = 200): Promise<readonly Request[]> {
  const sent: Request[] = [];
  await page.route('**/sent/**', (route) => {
    sent.push(route.request());
    return route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html });
  });
  return sent;
}

/** A request that has not come yet. */
function awaited() {
  let resolve = (_: Route): void => {};
  const promise = new Promise<Route>((arrive) => {
    resolve = arrive;
  });
  return { promise, resolve: (route: Route) => resolve(route) };
}

/** Holds the answers to what is sent. */
export async function hold(page: Page): Promise<{ arrived(id: string): Promise<Route> }> {
  const routes = new Map<string, ReturnType<typeof awaited>>();
  const of = (id: string) => {
    const route = routes.get(id) ?? awaited();
    routes.set(id, route);
    return route;
  };
  await page.route('**/sent/**', (route) => {
    of(new URL(route.request().url()).search.slice(1)).resolve(route);
  });
  return { arrived: (id) => of(id).promise };
}

export const fulfil = (route: Route, body: string): Promise<void> =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', body });

export const send = (page: Page, id = 'one') =>
  page.getByRole('button', { name: `Send ${id}` }).click();
/** How the page of such forms is opened. */
export const open = { lang: 'en', changes: true } as const;
