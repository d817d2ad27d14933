import { readFileSync } from 'node:fs';
import { accordions, versions, withBootstrap } from '../../support/bootstrap.js';
import { casesOf } from '../../support/extent.js';
import { deferred, expect, running, test } from '../../support/site.js';

/** The files of each version of bootstrap.js. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  'bootstrap-3': ['jquery-3/dist/jquery.js', 'bootstrap/dist/js/bootstrap.js'],
  'bootstrap-5': ['bootstrap-5/dist/js/bootstrap.bundle.js'],
};

for (const version of versions) {
  const { preset, open } = version;
  const files = scripts[preset];
  if (!files) continue;
  for (const isLate of casesOf([false, true], (each) => each === (preset === 'bootstrap-5'))) {
    test(`beside bootstrap.js of ${preset}, ${isLate ? 'which comes late' : 'which is there'}, only that acts`, {
      tag: preset === 'bootstrap-5' ? [] : '@long',
    }, async ({ page, openFragment, complaints }) => {
      const { head, tag } = withBootstrap(version);
      const arrival = deferred();
      await page.route('**/bootstrap.js', async (route) => {
        if (isLate) await arrival.promise;
        const texts = files.map((file) => readFileSync(`node_modules/${file}`, 'utf8'));
        await route.fulfill({ contentType: 'text/javascript', body: texts.join('\n') });
      });
      const script = `<script ${isLate ? 'async' : ''} src="/bootstrap.js"></script>`;
      const opened = openFragment(accordions[preset], { head: head + script, tag });
      if (isLate) await running(page, 'collapse', 2);
      arrival.resolve();
      await opened;
      const ours = () => complaints.filter((line) => line.startsWith('auftritt:'));
      await expect.poll(ours).toEqual([expect.stringContaining('its Collapse acts')]);
      await page.getByRole('button', { name: 'Item Two' }).click();
      await expect(page.locator('#collapseTwo')).toHaveClass(new RegExp(`collapse ${open}`));
      await expect(page.locator('#collapseTwo')).toBeVisible();
      await expect(page.locator('#collapseOne')).toBeHidden();
    });
  }
}
