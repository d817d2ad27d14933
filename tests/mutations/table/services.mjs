import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/services.mjs';

export const serviceRows = [
  ...noticedBy(table, 'tests/sections/map/map.spec.ts', [
    {
      what: 'the map has zoom: 12',
      file: 'services/map/options.ts',
      search: 'zoom: 11',
      replace: 'zoom: 12',
      title: 'exactly the specified settings',
    },
    {
      what: 'the map has minZoom: 1',
      file: 'services/map/options.ts',
      search: 'minZoom: 0',
      replace: 'minZoom: 1',
      title: 'exactly the specified settings',
    },
    {
      what: 'the map has maxZoom: 21',
      file: 'services/map/options.ts',
      search: 'maxZoom: 20',
      replace: 'maxZoom: 21',
      title: 'exactly the specified settings',
    },
    {
      what: "the map has 'satellite'",
      file: 'services/map/options.ts',
      search: "'roadmap'",
      replace: "'satellite'",
      title: 'exactly the specified settings',
    },
    {
      what: "the map has 'poi'",
      file: 'services/map/options.ts',
      search: "'poi.business'",
      replace: "'poi'",
      title: 'exactly the specified settings',
    },
    {
      what: "the map has featureType: 'road'",
      file: 'services/map/options.ts',
      search: "featureType: 'transit'",
      replace: "featureType: 'road'",
      title: 'exactly the specified settings',
    },
    {
      what: 'the map has streetViewControl: true',
      file: 'services/map/options.ts',
      search: 'streetViewControl: false',
      replace: 'streetViewControl: true',
      title: 'exactly the specified settings',
    },
    {
      what: 'the map has zoomControl: false',
      file: 'services/map/options.ts',
      search: 'zoomControl: true',
      replace: 'zoomControl: false',
      title: 'exactly the specified settings',
    },
    {
      what: 'the map has fullscreenControl: false',
      file: 'services/map/options.ts',
      search: 'fullscreenControl: true',
      replace: 'fullscreenControl: false',
      title: 'exactly the specified settings',
    },
    {
      what: 'the marker outlives the end',
      file: 'services/map/map.ts',
      search: 'marker.setMap(null);',
      replace: '',
      title: 'released, the address is back',
    },
  ]),
  ...noticedBy(table, 'tests/sections/analytics/analytics.spec.ts', [
    {
      what: 'the IP address is not anonymised',
      file: 'services/analytics/gtag.ts',
      search: "tellGoogle('config', id, { anonymize_ip: true });",
      replace: "window.gtag('config', id, {} as { anonymize_ip: true });",
      title: 'with an anonymised IP address',
    },
    {
      what: 'the opt-out expires in 2098',
      file: 'services/analytics/property.ts',
      search: 'Date.UTC(2099',
      replace: 'Date.UTC(2098',
      title: 'takes effect at once and says so',
    },
    {
      what: 'a page view is sent again after consent has come back',
      file: 'services/analytics/property.ts',
      search: 'if (!measured) measure(id);',
      replace: 'measure(id);',
      title: 'counts the page once',
    },
    {
      what: 'cookies of the service stay after a refusal',
      file: 'services/analytics/property.ts',
      search: 'if (out || decided() === false) removeServiceCookies();',
      replace: '',
      title: 'are removed once consent is declined',
    },
  ]),
  ...noticedBy(table, 'tests/sections/consent/choices.spec.ts', [
    {
      what: 'the answer is kept for 364 days',
      file: 'services/consent/save-answer.ts',
      search: 'const lifetime = 365 * 24',
      replace: 'const lifetime = 364 * 24',
      title: 'is kept for 365 days',
    },
  ]),
  ...noticedBy(table, 'tests/sections/consent/return-visit.spec.ts', [
    {
      what: 'the dialog cannot be closed without an answer',
      file: 'services/consent/klaro-dialog.ts',
      search: 'mustConsent: false',
      replace: 'mustConsent: true',
      title: 'focus comes back to the link while the notice is shown',
    },
    {
      what: 'the notice stays after the end',
      file: 'services/consent/consent.ts',
      search: 'notice?.element.remove();',
      replace: '',
      title: 'released, the page is what the server sent',
    },
  ]),
  ...noticedBy(table, 'tests/sections/consent/kinds-of-content.spec.ts', [
    {
      what: 'a poster is never released',
      file: 'services/consent/held-addresses.ts',
      search: "['srcset', 'poster', 'href', 'src', 'srcdoc']",
      replace: "['srcset', 'href', 'src', 'srcdoc']",
      title: 'each kind of content waits for its own purpose',
    },
  ]),
  ...noticedBy(table, 'tests/sections/consent/purposes.spec.ts', [
    {
      what: 'a decision asks for the purposes that were decided on, too',
      file: 'services/consent/consent.ts',
      search: 'required || (decided(name) ?? optional)',
      replace: 'required || optional',
      title: 'is asked for alone',
    },
  ]),
  ...noticedBy(table, 'tests/sections/consent/content.spec.ts', [
    {
      what: 'a frame that needs consent is never released',
      file: 'services/consent/content.ts',
      search: 'if (given) release.on();',
      replace: 'if (given) return;',
      title: 'waits for it, comes with it',
    },
    {
      what: 'a frame goes on showing what is withdrawn',
      file: 'services/consent/held-addresses.ts',
      search: 'off: () => putBack(),',
      replace: 'off: () => {},',
      title: 'waits for it, comes with it',
    },
  ]),
];
