import type { Source } from './backend-sources.js';
import { type Hook, type Parts, type Structure, selectors } from './contract.js';

/** The hooks that have to be there for a behaviour to start. */
export function requiredHooks({ root, parts = {} }: Structure): Hook[] {
  return [root, ...requiredParts(parts)];
}

function requiredParts(parts: Parts): Hook[] {
  return (Object.entries(parts) as [Hook, Parts[Hook]][]).flatMap(([hook, part]) => [
    ...(part?.count === 'one' || part?.count === 'some' ? [hook] : []),
    ...requiredParts(part?.parts ?? {}),
  ]);
}

/** Whether one of the sources has an element of the hook. */
export const holds = (sources: readonly Source[], hook: Hook): boolean =>
  sources.some(({ markup }) => markup.querySelector(selectors[hook]));

const elementsOf = (sources: readonly Source[]): Element[] =>
  sources.flatMap(({ markup }) => [...markup.querySelectorAll('*')]);

/** Every class in the sources, once. */
export const classesIn = (sources: readonly Source[]): string[] => [
  ...new Set(
    elementsOf(sources).flatMap((element) =>
      (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean),
    ),
  ),
];

/** The name of every data attribute in the sources, once. */
export const dataIn = (sources: readonly Source[]): string[] => [
  ...new Set(
    elementsOf(sources)
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('data-')),
  ),
];

/** The beginning of each element for which a browser asks another host by itself. */
export const askingOthers = (sources: readonly Source[]): string[] =>
  elementsOf(sources).flatMap((element) => {
    // What a browser loads by itself, and where its address stands.
    const addresses = ['src', 'srcset', 'data', 'poster'].map((name) => element.getAttribute(name));
    if (element.matches('link:is([rel~=stylesheet], [rel*=preload], [rel~=icon])')) {
      addresses.push(element.getAttribute('href'));
    }
    const isOutside = addresses.some((address) => /^\s*(https?:)?\/\//i.test(address ?? ''));
    // A frame may show anything: its address always waits.
    const isFrame = element.matches('iframe[src], embed[src], object[data]');
    // What the site itself needs does not wait, wherever it comes from.
    const isNeeded = element.matches('[data-name=cms]:is([data-src^="http"], [data-src^="//"])');
    return isOutside || isFrame || isNeeded ? [element.outerHTML.slice(0, 120)] : [];
  });

const contractNames = (pattern: RegExp): string[] =>
  Object.values(selectors).flatMap((selector) =>
    [...selector.matchAll(pattern)].map(([, name = '']) => name),
  );

/** What the contract knows, and what these sources have. */
export const knownNames = (sources: readonly Source[]) => ({
  classes: new Set([...classesIn(sources), ...contractNames(/\.([\w-]+)/g)]),
  attributes: new Set([...dataIn(sources), ...contractNames(/\[(data-[\w-]+)/g)]),
});
