/** The words of the button that pauses a slider. */
export const wording = {
  name: 'logo-slider',
  de: {
    pause: 'Anhalten',
    play: 'Abspielen',
    pauseLogos: 'Logos anhalten',
    playLogos: 'Logos abspielen',
  },
  en: { pause: 'Pause', play: 'Play', pauseLogos: 'Pause logos', playLogos: 'Play logos' },
};
