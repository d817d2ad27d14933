import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { nextTask } from '../page/moments.js';

/** How many components one task adds. */
const slice = 25;

/**
 * Adopts a long list in slices. Each slice has its own task after the root's task, so the browser can
 * handle the visitor's input in between. A waiting element keeps its preview. Children that appear
 * after the last slice are adopted at once.
 *
 * @param urgent returns, from a child's props, whether the child cannot wait because something happened
 * to it
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
  /**
   * The keys of the children that did not wait. They stay rendered when they are no longer urgent.
   */
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
