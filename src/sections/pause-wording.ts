/** The words of the button that pauses a slider. */
export const wording = {
  name: 'logo-slider',
  de: { pause: 'Anhalten', play: 'Abspielen' },
  en: { pause: 'Pause', play: 'Play' },
};
