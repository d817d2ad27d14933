/** What all sliders have in common: a preview shows them until the first touch. */
export const sliderLoading = {
  requirements: { slides: true },
  when: 'touch',
  preview: () => import('./slider-preview.js'),
} as const;
