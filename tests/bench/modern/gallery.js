// Calls 1 to 3 of the contract: the newest wins; the visitor hears of a failure and can try again.
import { isEnglish } from './language.js';

const words = isEnglish
  ? { failed: 'That did not work.', again: 'Try again' }
  : { failed: 'Das hat nicht geklappt.', again: 'Noch einmal versuchen' };

const answered = ['.gallery-inner', '.reference_content'];

function paint(gallery) {
  for (const category of gallery.querySelectorAll('.product_reference[data-color]')) {
    category.style.setProperty('--color', category.dataset.color);
  }
  for (const group of gallery.querySelectorAll('.product_group')) {
    const first = group.querySelector('[data-color]');
    if (first) group.style.setProperty('--color', first.dataset.color);
  }
}

function createFailure(retry) {
  const message = document.createElement('p');
  message.className = 'gallery-failed';
  message.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.again;
  button.addEventListener('click', retry);
  message.append(`${words.failed} `, button);
  return message;
}

/** @param enhance starts what an answer brings */
export function startGallery(element, tag, enhance) {
  const plugin = tag.plugin ?? 'tx_gallery';
  const isInspiration = element.classList.contains('inspiration-gallery');
  const hidden = (name) => element.querySelector(`input.${name}`)?.value ?? '';
  let running;

  const replace = (selector, page) => {
    const next = page.querySelector(selector);
    const current = element.querySelector(selector);
    if (!next || !current) return;
    (current.closest('.slider') ?? current).replaceWith(next);
    enhance(next);
  };

  const keepFocus = (held) => {
    if (!held || held.isConnected) return;
    const active = element.querySelector('.product_reference.active a');
    (active ?? element.querySelector('.list_products a'))?.focus({ preventScroll: true });
  };

  async function call(fields, sections, finish) {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    element.querySelector('.gallery-failed')?.remove();
    element.classList.add('is-loading');
    element.setAttribute('aria-busy', 'true');
    try {
      const response = await fetch(hidden('reference_request_url'), {
        method: 'POST',
        signal: mine.signal,
        headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'text/html' },
        body: new URLSearchParams(fields),
      });
      if (!response.ok) throw new Error(`${response.status}`);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (mine !== running) return;
      const held = document.activeElement;
      for (const section of sections) replace(section, page);
      finish?.(page);
      paint(element);
      keepFocus(held);
      element.dispatchEvent(new CustomEvent('gallery:replaced', { bubbles: true }));
    } catch (error) {
      if (error.name === 'AbortError') return;
      console.error(error);
      const retry = () => call(fields, sections, finish);
      element.querySelector('.gallery-inner').before(createFailure(retry));
    } finally {
      if (mine === running) {
        element.classList.remove('is-loading');
        element.removeAttribute('aria-busy');
      }
    }
  }

  function choose(category) {
    for (const each of element.querySelectorAll('.product_reference')) {
      each.classList.toggle('active', each === category);
      const link = each.matches('a') ? each : each.querySelector('a');
      if (link) link.ariaCurrent = each === category ? 'true' : null;
    }
    return call(
      { [`${plugin}[ajax]`]: 1, [`${plugin}[uid]`]: category.dataset.uid },
      isInspiration ? ['.gallery-inner'] : answered,
    );
  }

  function showParent(active) {
    const fields = {
      [`${plugin}[render_parent_ajax]`]: 1,
      [`${plugin}[content_uid]`]: hidden('content_uid'),
      [`${plugin}[uid]`]: active.dataset.uid,
      [`${plugin}[settings]`]: hidden('plugin_settings'),
    };
    return call(fields, ['.list_products', ...answered], (page) => {
      const next = page.querySelector('.product_information header');
      const current = element.querySelector('.product_information header');
      if (next && current) current.replaceWith(next);
      element.querySelector('.info-link')?.remove();
    });
  }

  element.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const category = event.target.closest('.product_reference[data-uid]');
    const active = element.querySelector('.product_reference.active');
    if (category) {
      event.preventDefault();
      choose(category).catch(console.error);
    } else if (event.target.closest('.back-to-category') && active) {
      event.preventDefault();
      showParent(active).catch(console.error);
    }
  });
  paint(element);
  const wanted = new URLSearchParams(location.search).get('id_category');
  const categories = [...element.querySelectorAll('.product_reference[data-uid]')];
  const first = wanted && categories.find((each) => each.dataset.uid === wanted);
  if (first) setTimeout(() => choose(first).catch(console.error), 200);
}
