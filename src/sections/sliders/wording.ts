/** The words of a slider's controls, by what it moves. */
export const wording = {
  name: 'slider',
  de: {
    slide: 'Bild',
    previousSlide: 'Vorheriges Bild',
    nextSlide: 'Nächstes Bild',
    goToSlide: 'Zu Bild',
    quotation: 'Zitat',
    previousQuotation: 'Vorheriges Zitat',
    nextQuotation: 'Nächstes Zitat',
    logo: 'Logo',
    previousLogo: 'Vorheriges Logo',
    nextLogo: 'Nächstes Logo',
  },
  en: {
    slide: 'Slide',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    goToSlide: 'Go to slide',
    quotation: 'Quotation',
    previousQuotation: 'Previous quotation',
    nextQuotation: 'Next quotation',
    logo: 'Logo',
    previousLogo: 'Previous logo',
    nextLogo: 'Next logo',
  },
};
