/** One page per template and language. */
export const templates = {
  home: ['/home/', '/en/home/'],
  manufactory: ['/home/manufaktur/', '/en/home/manufactory/'],
  'products, parent': ['/home/produkte/', '/en/home/products/'],
  'products, category': ['/home/produkte/pendelleuchten/', '/en/home/products/pendant-lamps/'],
  inspiration: ['/home/inspiration/', '/en/home/inspiration/'],
  references: ['/home/referenzen/', '/en/home/references/'],
  rooms: ['/home/raeume/', '/en/home/rooms/'],
  collection: ['/home/kollektion/', '/en/home/collection/'],
  downloads: ['/home/downloads/', '/en/home/downloads/'],
  contact: ['/home/kontakt/', '/en/home/contact/'],
  'contact, thanks': ['/home/kontakt/danke/', '/en/home/contact/thanks/'],
  text: ['/home/impressum/', '/en/home/imprint/'],
  'every section': ['/home/baukasten/', '/en/home/every-section/'],
};
