import { expect, type FrameLocator, type Page } from '@playwright/test';

interface Block {
  readonly clientId: string;
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Record<string, unknown>;
  readonly innerBlocks: readonly Block[];
}

declare global {
  interface Window {
    /** WordPress's own, so far as these tests use it. */
    readonly wp: {
      readonly blocks: {
        createBlock(name: string, attributes?: object, innerBlocks?: readonly Block[]): Block;
        switchToBlockType(blocks: Block | readonly Block[], name: string): readonly Block[] | null;
        getBlockTypes(): readonly { readonly name: string; readonly title: string }[];
        parse(content: string): Block[];
      };
      readonly data: {
        select(store: string): {
          getBlocks(): readonly Block[];
          isSavingPost(): boolean;
          didPostSaveRequestSucceed(): boolean;
          getCurrentPostId(): number;
          getBlockPatterns():
            | readonly { readonly name: string; readonly content: string }[]
            | undefined;
        };
        dispatch(store: string): {
          insertBlocks(blocks: readonly Block[]): void;
          selectBlock(clientId: string): void;
          editPost(edits: object): void;
          set(scope: string, name: string, value: unknown): void;
        };
      };
    };
  }
}

/** Opens the editor on a page, without its tour. */
export async function edit(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  await page.waitForFunction(() => window.wp?.data?.select('core/block-editor') !== undefined);
  await page.evaluate(() => {
    for (const scope of ['core/edit-post', 'core']) {
      window.wp.data.dispatch('core/preferences').set(scope, 'welcomeGuide', false);
      window.wp.data.dispatch('core/preferences').set(scope, 'enableChoosePatternModal', false);
    }
  });
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await expect(canvas.locator('.is-root-container')).toBeVisible();
  return canvas;
}

/** Every block that is not valid, at any depth. */
export const invalidBlocks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const find = (blocks: readonly Block[]): string[] =>
      blocks.flatMap(({ name, isValid, innerBlocks }) => [
        ...(isValid && name !== 'core/missing' ? [] : [name]),
        ...find(innerBlocks),
      ]);
    return find(window.wp.data.select('core/block-editor').getBlocks());
  });

/** Saves the page in the editor; one that is new is published. */
export async function save(page: Page, button: 'Publish' | 'Update' = 'Publish'): Promise<void> {
  const publishes = button === 'Publish';
  const bar = page.locator('.edit-post-header, .editor-header');
  await bar.getByRole('button', { name: publishes ? /^Publish$/ : /^(Update|Save)$/ }).click();
  if (publishes) {
    const panel = page.locator('.editor-post-publish-panel');
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  }
  await page.waitForFunction(() => {
    const editor = window.wp.data.select('core/editor');
    return !editor.isSavingPost() && editor.didPostSaveRequestSucceed();
  });
}
