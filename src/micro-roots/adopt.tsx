import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { setAttribute } from '../page/attributes.js';
import { type Classes, type HeldClasses, holdClasses } from '../page/hold-classes.js';
import { holdStyle } from '../page/hold-style.js';

/** Element of the server's → how to end the preview on it. */
export type Previews = Map<HTMLElement, () => void>;

const PreviewsContext = createContext<Previews>(new Map());

/**
 * Ends the preview on an element as a component takes the element over; the first hook of the
 * component. No style is computed between the two, so nothing changes its looks.
 */
export function usePreviewEnd(element: HTMLElement): void {
  const previews = useContext(PreviewsContext);
  useLayoutEffect(() => {
    previews.get(element)?.();
    previews.delete(element);
  }, [previews, element]);
}

/**
 * Starts a micro-root that takes over the server's HTML without replacing it: the root lives in a
 * detached element, its components adopt the server's nodes through the hooks below, and what is
 * new comes in through portals. Everything is in place when the call returns, but for what `InSlices`
 * puts off.
 *
 * An error of a component ends the root; its effects are undone, and the server's HTML is what it
 * was. An error of the start is thrown, a later one goes to `onError`.
 *
 * @param previews what a visitor has seen until now; each element keeps it until a component calls
 * `usePreviewEnd`, at the latest until the root ends
 * @returns how to end it
 */
export function adopt(
  component: ReactNode,
  previews: Previews,
  onError: (error: unknown) => void,
): () => void {
  let started = false;
  const errors: unknown[] = [];
  const endPreviews = (): void => {
    for (const end of previews.values()) end();
    previews.clear();
  };
  const report = (error: unknown): void => {
    endPreviews();
    if (started) onError(error);
    else errors.push(error);
  };
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: report,
    onRecoverableError: report,
  });
  flushSync(() => root.render(<PreviewsContext value={previews}>{component}</PreviewsContext>));
  started = true;
  const end = (): void => {
    flushSync(() => root.unmount());
    endPreviews();
  };
  if (errors.length > 0) {
    end();
    throw errors[0];
  }
  return end;
}

/** Holds a class on a node of the server's; what the server had comes back at the end. */
export function useClass(element: Element, name: string, on: boolean): void {
  useClasses(element, { [name]: on });
}

/**
 * Holds classes on a node of the server's. At the end the node has what it had of them. One call per
 * node: the names do not change.
 */
export function useClasses(element: Element, classes: Classes): void {
  const held = useRef<HeldClasses>(undefined);
  useLayoutEffect(() => {
    held.current ??= holdClasses(element);
    held.current.set(classes);
  });
  useLayoutEffect(
    () => () => {
      held.current?.restore();
      held.current = undefined;
    },
    [],
  );
}

/** Holds an attribute on a node of the server's (null: without it); restored at the end. */
export function useAttribute(element: Element, name: string, value: string | null): void {
  const before = useRef<string | null>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined) before.current = element.getAttribute(name);
    setAttribute(element, name, value);
  }, [element, name, value]);
  useLayoutEffect(() => () => setAttribute(element, name, before.current ?? null), [element, name]);
}

/**
 * Holds a CSS property on a node of the server's (null: leaves it); restored at the end. A node may
 * have several properties held, each once.
 */
export function useStyle(
  element: HTMLElement,
  property: string,
  value: string | null,
  priority: '' | 'important' = '',
): void {
  useLayoutEffect(() => {
    return value === null ? undefined : holdStyle(element, property, value, priority);
  }, [element, property, value, priority]);
}

/** An element of our own that portals bring new elements into; it goes with the component. */
export function useMount(className: string, put: (mount: HTMLElement) => void): HTMLElement {
  const [mount] = useState(() => document.createElement('div'));
  const placing = useRef(put);
  useLayoutEffect(() => {
    mount.className = className;
    placing.current(mount);
    return () => mount.remove();
  }, [mount, className]);
  return mount;
}
