import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';
import { LimitMet, limits } from './limits.js';

/**
 * Refuses HTML that nests too deeply or has too many frames, before jsdom makes a document of it. In a
 * document each element costs work for all its ancestors, and each frame gets a window.
 *
 * @throws LimitMet
 */
export function refuseExcess(html: string): void {
  let frames = 0;
  const depths = new WeakMap<object, number>();
  /** Maps a template's content to the template, whose depth is not yet known when it is created. */
  const templates = new WeakMap<object, object>();
  const nest = (parent: object, child: object): void => {
    const depth = (depths.get(templates.get(parent) ?? parent) ?? 0) + 1;
    if (depth > limits.nesting) throw new LimitMet('nesting');
    depths.set(child, depth);
  };
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      if (name === 'iframe' || name === 'frame') frames += 1;
      if (frames > limits.frames) throw new LimitMet('frames');
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    appendChild(parent, child) {
      nest(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, next) {
      nest(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, next);
    },
    setTemplateContent(template, content) {
      templates.set(content, template);
      defaultTreeAdapter.setTemplateContent(template, content);
    },
  };
  parse(html, { treeAdapter });
}
