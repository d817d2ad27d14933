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
import {
  type Classes,
  type HeldClasses,
  holdClasses,
  holdStyle,
  setAttribute,
} from '../page/changes.js';

/** Element from the server → function that ends its preview. */
export type Previews = Map<HTMLElement, () => void>;

const PreviewsContext = createContext<Previews>(new Map());

/**
 * Ends the preview on an element when a component takes the element over. Must be the component's first
 * hook. The browser computes no style between the two steps, so the element's look does not change.
 */
export function usePreviewEnd(element: HTMLElement): void {
  const previews = useContext(PreviewsContext);
  useLayoutEffect(() => {
    previews.get(element)?.();
    previews.delete(element);
  }, [previews, element]);
}

/**
 * Starts a micro-root that takes over the server's HTML without replacing it. The root renders into a
 * detached element. Its components adopt the server's nodes through the hooks below, and add new
 * elements through portals. Everything is in place when the call returns, except what `InSlices`
 * postpones.
 *
 * If a component throws, the root ends, its effects are undone, and the server's HTML is restored. This
 * function throws an error that occurs during the start; later errors go to `onError`.
 *
 * @param previews the previews that visitors see until now. Each element keeps its preview until a
 * component calls `usePreviewEnd`, or until the root ends.
 * @returns a function that ends the root
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

/** Sets or removes a class on an element from the server, and restores it at the end. */
export function useClass(element: Element, name: string, on: boolean): void {
  useClasses(element, { [name]: on });
}

/**
 * Sets or removes classes on an element from the server, and restores them at the end. Call this once
 * per element, always with the same names.
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

/**
 * Sets an attribute on an element from the server (null: removes it), and restores it at the end.
 */
export function useAttribute(element: Element, name: string, value: string | null): void {
  const before = useRef<string | null>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined) before.current = element.getAttribute(name);
    setAttribute(element, name, value);
  }, [element, name, value]);
  useLayoutEffect(() => () => setAttribute(element, name, before.current ?? null), [element, name]);
}

/**
 * Sets a CSS property on an element from the server (null: leaves it), and restores it at the end.
 * Several properties of an element may be held, but each only once.
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

/** Creates an element that portals render into. It is removed with the component. */
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
