// @vitest-environment jsdom
import { createElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { adopt, usePreviewEnd } from '../../src/micro-roots/adopt.js';
import { InSlices } from '../../src/micro-roots/in-slices.js';
import { nextTask } from '../../src/page/moments.js';

interface Props {
  readonly element: HTMLElement;
  readonly changed?: boolean;
}

/** How many elements each commit has adopted. */
let commits: number[] = [];
let isNew = true;

/** Counts an element; no microtask runs during a commit. */
function count(): void {
  if (isNew) commits.push(0);
  isNew = false;
  queueMicrotask(() => {
    isNew = true;
  });
  commits.push((commits.pop() ?? 0) + 1);
}

const total = (): number => commits.reduce((sum, each) => sum + each, 0);

const Adopted = ({ element }: Props): null => {
  usePreviewEnd(element);
  return null;
};

/** Adopts so many elements, of which these have changed; the end of each preview is counted. */
function start(length: number, ...changed: readonly number[]): () => void {
  commits = [];
  isNew = true;
  const elements = Array.from({ length }, () => document.createElement('p'));
  const children = elements.map((element, key) =>
    createElement(Adopted, { key, element, changed: changed.includes(key) }),
  );
  const previews = new Map(elements.map((element) => [element, count] as const));
  const urgent = (props: Props): boolean => props.changed === true;
  return adopt(createElement(InSlices<Props>, { urgent, children }), previews, vi.fn());
}

/** Lets tasks pass until so many elements are adopted in all. */
async function adopted(elements: number): Promise<readonly number[]> {
  while (total() < elements) await nextTask();
  return commits;
}

describe('adopting a long list', () => {
  it('takes a task for each 25 elements', async () => {
    const end = start(100);
    expect(commits).toEqual([]);
    expect(await adopted(100)).toEqual([25, 25, 25, 25]);
    end();
  });

  it('adopts a short one at once', () => {
    const end = start(25);
    expect(commits).toEqual([25]);
    end();
  });

  it('adopts what has changed at once, and once', async () => {
    const end = start(60, 7, 59);
    expect(commits).toEqual([2]);
    expect(await adopted(60)).toEqual([2, 24, 25, 9]);
    end();
  });

  it('adopts nothing more after the end, and ends every preview', async () => {
    const end = start(100);
    end();
    expect(total()).toBe(100);
    await nextTask();
    await nextTask();
    expect(total()).toBe(100);
  });
});
