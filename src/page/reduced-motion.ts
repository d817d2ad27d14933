/** Whether the visitor prefers reduced motion at this moment. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
