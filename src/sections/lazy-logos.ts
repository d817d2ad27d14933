/**
 * Loads the images of a strip when they become visible. slick itself loads only as many as its settings
 * show. On a wide screen, or with narrow logos, more are visible.
 */
export interface LazyLogos {
  /** Observes the images that are not loaded yet, including those in slick's copies. */
  watch(): void;
  end(): void;
}

/** Attribute → the lazy attribute that slick reads for it. */
const attributes = { srcset: 'data-srcset', sizes: 'data-sizes', src: 'data-lazy' } as const;

function load(image: Element): void {
  for (const [name, lazy] of Object.entries(attributes)) {
    const value = image.getAttribute(lazy);
    if (value !== null) image.setAttribute(name, value);
    image.removeAttribute(lazy);
  }
  image.classList.remove('slick-loading');
}

export function lazyLogos(strip: HTMLElement): LazyLogos {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      load(target);
    }
  });
  return {
    watch() {
      observer.disconnect();
      for (const image of strip.querySelectorAll('img[data-lazy]')) observer.observe(image);
    },
    end: () => observer.disconnect(),
  };
}
