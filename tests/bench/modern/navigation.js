import { isEnglish } from './language.js';

const back = isEnglish ? 'Back' : 'Zurück';

/** Opens and closes the menu of narrow screens and its levels. */
export function navigation(opener, menu) {
  const root = document.documentElement;
  const narrow = matchMedia('(max-width: 1049.98px)');

  const setLevel = (item, isOpen) => {
    item.classList.toggle('is-open', isOpen);
    item.firstElementChild.setAttribute('aria-expanded', isOpen);
  };
  const setMenu = (isOpen) => {
    root.classList.toggle('navigation-open', isOpen);
    opener.setAttribute('aria-expanded', isOpen);
    for (const part of document.querySelectorAll('main, footer')) part.inert = isOpen;
    if (isOpen) return;
    for (const item of menu.querySelectorAll('li.is-open')) setLevel(item, false);
  };
  const leave = (item) => {
    setLevel(item, false);
    item.firstElementChild.focus();
  };

  for (const level of menu.querySelectorAll('ul ul')) {
    if (level.querySelector(':scope > .navigation-back')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = back;
    const item = document.createElement('li');
    item.className = 'navigation-back';
    item.append(button);
    level.prepend(item);
  }
  opener.setAttribute('aria-expanded', false);
  opener.addEventListener('click', () => setMenu(!root.classList.contains('navigation-open')));
  menu.addEventListener('click', (event) => {
    const button = event.target.closest('.navigation-back');
    if (button) {
      leave(button.parentElement.closest('li'));
      return;
    }
    const item = event.target.closest('a')?.parentElement;
    const opens = item?.querySelector(':scope > ul') && !item.classList.contains('is-open');
    if (!opens || (!narrow.matches && event.pointerType !== 'touch')) return;
    event.preventDefault();
    setLevel(item, true);
  });
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const item = document.activeElement?.closest('.main-navigation li.is-open');
    if (item) leave(item);
    else if (root.classList.contains('navigation-open')) {
      setMenu(false);
      opener.focus();
    }
  });
  narrow.addEventListener('change', () => setMenu(false));
}
