/** The words of a slider's controls. */
export const wording = {
  name: 'slider',
  de: { previousSlide: 'Vorheriges Bild', nextSlide: 'Nächstes Bild', goToSlide: 'Zu Bild' },
  en: { previousSlide: 'Previous slide', nextSlide: 'Next slide', goToSlide: 'Go to slide' },
};
