/** The words of a coverflow's controls. */
export const wording = {
  name: 'coverflow',
  de: {
    previousItem: 'Vorheriger Eintrag',
    nextItem: 'Nächster Eintrag',
    coverflow: 'Galerie',
    pause: 'Anhalten',
    play: 'Abspielen',
  },
  en: {
    previousItem: 'Previous item',
    nextItem: 'Next item',
    coverflow: 'Gallery',
    pause: 'Pause',
    play: 'Play',
  },
};
