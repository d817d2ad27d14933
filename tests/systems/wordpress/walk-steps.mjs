// What a walk does in a WordPress with the plugin, one request after another.

/** @typedef {import('./php-wasm.mjs').Visitor} Visitor */

/**
 * @param {string} fault what is wrong if it is not right
 * @param {boolean} isRight
 * @throws Error that names the fault
 */
export function expect(fault, isRight) {
  if (!isRight) throw new Error(fault);
}

/** The first group of a pattern in HTML; empty where it is not there. @param {string} html @param {RegExp} pattern */
export const found = (html, pattern) => pattern.exec(html)?.[1] ?? '';

/** Each page is whole. @param {Visitor} visitor @param {readonly string[]} paths */
export async function pages({ ask }, paths) {
  for (const path of paths) {
    const { status, text } = await ask(path);
    expect(`${path} answers with ${status}`, status === 200);
    expect(`${path} ends before its end`, /<\/html>\s*$/.test(text));
  }
}

/** The classes that start a section. */
const hooks = [
  'main-navigation',
  'logo-slider',
  'image-slider',
  'reference-slider',
  'references',
  'coverflow',
  'gallery-navigation',
  'downloads',
  'category-gallery',
  'gallery-slider',
  'inspiration-gallery',
  'inquiry-form',
  'map',
  'to-top',
  'cookie-settings',
];

/** Each page has every section, and the tag. @param {Visitor} visitor @param {readonly string[]} paths */
export async function everySection({ ask }, paths) {
  for (const path of paths) {
    const { text } = await ask(path);
    const missing = hooks.filter((hook) => !new RegExp(`class="([^"]* )?${hook}[ "]`).test(text));
    expect(`${path} lacks ${missing.join(', ')}`, missing.length === 0);
    // Nothing is measured as long as nobody has entered a property ID.
    const measures = text.includes('"analytics-id":');
    expect(`${path} has a switch for nothing`, text.includes('analytics-opt-out') === measures);
    expect(`${path} lacks the tag`, /<script[^>]* src="[^"]*\/assets\/auftritt\.js/.test(text));
    expect(`${path} lacks the lightbox`, text.includes('"lightbox":"photoswipe"'));
  }
}

/** Calls 1 to 3 are answered with their sections. @param {Visitor} visitor @param {string} category its page */
export async function calls({ ask }, category) {
  const { text } = await ask(category);
  const uid = found(text, /class="product_reference active" data-uid="(\d+)"/);
  const path = found(text, /class="reference_request_url" value="([^"]+)"/);
  /** @param {Record<string, string>} fields */
  const call = (fields) =>
    ask(
      path,
      Object.fromEntries(
        Object.entries({ ...fields, uid }).map(([name, value]) => [
          `tx_gallery_references[${name}]`,
          value,
        ]),
      ),
    );
  const chosen = await call({ ajax: '1' });
  expect(
    'call 1 has not its sections',
    /^<div class="gallery-inner">[\s\S]*<div class="reference_content">/.test(chosen.text),
  );
  const back = await call({ render_parent_ajax: '1' });
  expect(
    'call 3 has not its sections',
    /^<div class="list_products">[\s\S]*class="reference_content__families"/.test(back.text),
  );
}

/** The form is refused, then sent. @param {Visitor} visitor */
export async function form({ ask }) {
  const { text } = await ask('/contact/');
  const inquiry = {
    nonce: found(text, /auftritt_inquiry\[nonce\]" value="(\w+)"/),
    since: found(text, /auftritt_inquiry\[since\]" value="([\w-]+)"/),
    name: 'Ada',
    email: 'ada@example.org',
    message: 'A lamp for my desk, please.',
  };
  /** @param {Record<string, string>} fields */
  const send = (fields) =>
    ask(
      '/contact/',
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`auftritt_inquiry[${name}]`, value]),
      ),
    );
  const refused = await send({ ...inquiry, message: 'Short.' });
  expect('the form is not refused', refused.text.includes('has-error'));
  // The plugin takes what comes within three seconds for a program's; PHP has no clock to set.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const sent = await send(inquiry);
  expect('the form is not sent', sent.status === 303 && sent.location.includes('inquiry=sent'));
}

/** The administrator logs in. @param {Visitor} visitor */
export async function logIn({ ask }) {
  const { status } = await ask('/wp-login.php', { log: 'admin', pwd: 'password' });
  expect('the login is refused', status === 302);
}

/** The settings and the editor open. @param {Visitor} visitor */
export async function dashboard({ ask }) {
  const settings = await ask('/wp-admin/options-general.php?page=auftritt');
  expect('the settings do not open', settings.text.includes('name="auftritt[maps_key]"'));
  const editor = await ask('/wp-admin/post-new.php?post_type=page');
  expect('the editor does not open', editor.text.includes('var auftrittEditor = {'));
}
