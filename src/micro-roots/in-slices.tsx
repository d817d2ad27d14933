import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { nextTask } from '../page/next-task.js';

/** How many components one task adds. */
const slice = 25;

/**
 * Adopts a long list in slices, each in a task of its own after that of the root, so that a
 * visitor's input is answered in between. An element that has to wait keeps its preview. What
 * appears after the last slice is adopted at once.
 *
 * @param urgent says from a child's props that it cannot wait, since something happened to it
 */
export function InSlices<Props>({
  children,
  urgent = () => false,
}: {
  readonly children: readonly ReactElement<Props>[];
  readonly urgent?: (props: Props) => boolean;
}): ReactNode {
  const { length } = children;
  const [count, setCount] = useState(length > slice ? 0 : Number.POSITIVE_INFINITY);
  /** The keys of those that did not wait. They stay when they are no longer urgent. */
  const [early, setEarly] = useState<ReadonlySet<string | null>>(new Set());

  useLayoutEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return;
    let ended = false;
    void nextTask().then(() => {
      if (!ended) setCount(count + slice < length ? count + slice : Number.POSITIVE_INFINITY);
    });
    return () => {
      ended = true;
    };
  }, [count, length]);

  const isLate = ({ key }: ReactElement<Props>, index: number): boolean =>
    index >= count && !early.has(key);
  const changed = children.filter((child, index) => isLate(child, index) && urgent(child.props));
  if (changed.length > 0) setEarly(new Set([...early, ...changed.map(({ key }) => key)]));
  return children.filter((child, index) => !isLate(child, index));
}
