/**
 * Loads the images of a strip that come into sight. slick loads as many as the settings show, which
 * on a wide screen, or with narrow logos, are fewer than can be seen.
 */
export interface LazyLogos {
  /** Takes note of the images that are still to be loaded, those of slick's copies too. */
  watch(): void;
  end(): void;
}

/** The attributes that slick reads, and those that they become. */
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
