const starts = new Map();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      starts.get(target)?.(target);
      starts.delete(target);
    }
  },
  { rootMargin: '300px' },
);

/** Calls `start` once the element is near the viewport. */
export function whenNear(element, start) {
  starts.set(element, start);
  observer.observe(element);
}
