/** The words that the logo slider puts on a page. */
export const wording = {
  name: 'logo-slider',
  de: { pause: 'Anhalten', play: 'Abspielen' },
  en: { pause: 'Pause', play: 'Play' },
};
