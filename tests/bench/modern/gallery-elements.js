import { isEnglish } from './language.js';

/** Shows the first of several gallery elements, or the one whose name was chosen. */
export function galleryElements(elements) {
  const show = (chosen) => {
    for (const each of elements) each.classList.toggle('is-shown', each === chosen);
  };
  document.documentElement.classList.add('has-elements');
  show(elements[0]);
  let origin;
  const back = document.createElement('a');
  back.className = 'back-to-overview';
  back.href = '#';
  back.textContent = isEnglish ? 'Back to overview' : 'Zurück zur Übersicht';
  back.addEventListener('click', (event) => {
    event.preventDefault();
    show(elements[0]);
    back.remove();
    origin?.focus();
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('.gallery-navigation a');
    const name = link?.textContent.trim();
    const chosen = link && elements.find((each) => each.dataset.parent === name);
    if (!chosen) return;
    event.preventDefault();
    origin = link;
    show(chosen);
    chosen.prepend(back);
  });
}
