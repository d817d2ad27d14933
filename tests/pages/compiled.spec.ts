import { expect, ready, test } from '../support/site.js';
import { compiled } from '../support/tasks.js';

// A file that Chromium compiles while it comes blocks nobody. Function by function, at its first call, each is parsed
// twice; and a request or a look at the cookies while a file is evaluated has it parsed again as a whole.
test('a page starts with code that is compiled by then', async ({ browser, page }) => {
  const { functions, again } = await compiled(browser, page, async () => {
    await page.goto('/home/');
    await ready(page);
  });
  expect(functions).toBeLessThan(100);
  expect(again).toBe(0);
});
