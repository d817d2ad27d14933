import type { Behaviour } from '../lifecycle/behaviour.js';
import { Problem } from '../page/problem.js';

/** The plugins of Bootstrap that our behaviours stand in for. */
type Plugin = 'Collapse' | 'Tab' | 'Dropdown';

const partOf = (whole: unknown, name: string): unknown =>
  (typeof whole === 'object' && whole !== null) || typeof whole === 'function'
    ? Reflect.get(whole, name)
    : undefined;

/** Whether bootstrap.js runs on the page: version 5 by its global, all versions by the plugins of jQuery. */
function isRunning(plugin: Plugin): boolean {
  const ofJquery = partOf(partOf(partOf(window, 'jQuery'), 'fn'), plugin.toLowerCase());
  const found = [partOf(partOf(window, 'bootstrap'), plugin), partOf(ofJquery, 'Constructor')];
  // An element with the id `bootstrap` is a global too, but has no such function.
  return found.some((each) => typeof each === 'function');
}

const warned = new Set<Plugin>();

function giveWay(plugin: Plugin, element: Element): Problem {
  if (!warned.has(plugin)) {
    warned.add(plugin);
    console.warn(
      `auftritt: bootstrap.js runs on this page, and its ${plugin} acts instead of ours`,
    );
  }
  return new Problem(element, `Bootstrap's ${plugin} acts here`);
}

/**
 * Makes a behaviour give way to bootstrap.js, so that they never both act on a click. The console says so
 * once. Bootstrap may also come after the start, until the page has loaded.
 */
export const besideBootstrap =
  (plugin: Plugin, start: Behaviour): Behaviour =>
  (element, page, undo, name) => {
    if (isRunning(plugin)) return giveWay(plugin, element);
    const untilBootstrap = undo.part();
    start(element, page, untilBootstrap, name);
    if (document.readyState === 'complete') return undefined;
    const look = (): void => {
      if (!isRunning(plugin)) return;
      giveWay(plugin, element);
      untilBootstrap.close();
    };
    window.addEventListener('load', look, { once: true, signal: untilBootstrap.signal });
    return undefined;
  };
