/** Small functions that lines in plain JavaScript may use: each is written only where it is used. */
const helpers: Readonly<Record<string, string>> = {
  all: 'const all = (selector, root = document) => [...root.querySelectorAll(selector)];',
  tap: 'const tap = (nodes, act) => (nodes.forEach(act), nodes);',
  on: `const on = (nodes, types, act) => nodes.forEach((node) => {
  for (const type of types.split(' ')) {
    node.addEventListener(type.split('.')[0], function (event) {
      if (act.call(this, event) !== false) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }
});`,
  below: `const below = (nodes, types, selector, act) => on(nodes, types, function (event) {
  const node = event.target.closest?.(selector);
  return node && this !== node && this.contains(node) ? act.call(node, event) : undefined;
});`,
  isShown: "const isShown = (node) => getComputedStyle(node).display !== 'none';",
  show: `const show = (node, isWanted = true) => {
  node.style.display = isWanted ? '' : 'none';
  if (isWanted && !isShown(node)) node.style.display = 'block';
};`,
  motion: `const motion = (node, isWanted, ms, frame, done) => {
  if (isShown(node) === isWanted && !node.getAnimations().length) return;
  for (const each of node.getAnimations()) each.cancel();
  show(node);
  const frames = [frame(node), {}];
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms;
  const animation = node.animate(isWanted ? frames : frames.reverse(), { duration });
  animation.onfinish = () => { show(node, isWanted); done?.call(node); };
};`,
  slide: `const slide = (node, isWanted, ms = 400, done = undefined) => {
  node.style.overflow = 'clip';
  motion(node, isWanted, ms, () => ({ height: '0px', paddingBlock: '0px', marginBlock: '0px' }), done);
};`,
  fade: 'const fade = (node, isWanted, ms = 400, done = undefined) => motion(node, isWanted, ms, () => ({ opacity: 0 }), done);',
  heightOf: `const heightOf = (node) => {
  const { paddingTop, paddingBottom } = getComputedStyle(node);
  return node.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
};`,
};

/** What each helper uses itself. */
const needs: Readonly<Record<string, readonly string[]>> = {
  below: ['on'],
  show: ['isShown'],
  motion: ['isShown', 'show'],
  slide: ['motion', 'isShown', 'show'],
  fade: ['motion', 'isShown', 'show'],
};

/** The helpers that some lines use, in the order in which they must stand. */
export function helpersFor(names: Iterable<string>): string {
  const wanted = new Set([...names].flatMap((name) => [name, ...(needs[name] ?? [])]));
  return Object.keys(helpers)
    .filter((name) => wanted.has(name))
    .map((name) => helpers[name])
    .join('\n');
}
