import type { Route } from 'playwright-core';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Answers of other servers, by their address. Each is asked once: one that is slow would hold up every visit. */
export type Answers = Map<string, Promise<Answer | undefined>>;

async function ask(route: Route, timeout: number): Promise<Answer | undefined> {
  const answer = await route.fetch({ timeout });
  return { status: answer.status(), headers: answer.headers(), body: await answer.body() };
}

/** Answers what a page asks another server. Nothing but reading is handed on. */
export async function answer(route: Route, answers: Answers, timeout: number): Promise<void> {
  const request = route.request();
  if (request.method() !== 'GET') return route.abort();
  const known = answers.get(request.url()) ?? ask(route, timeout).catch(() => undefined);
  answers.set(request.url(), known);
  const found = await known;
  await (found ? route.fulfill(found) : route.abort());
}
