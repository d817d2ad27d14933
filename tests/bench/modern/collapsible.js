// The style sheet hides the bodies on the screens where they collapse; this only switches.
const lists = [
  { toggle: '.reference__toggle', owner: '.reference', screen: '(max-width: 991.98px)' },
  { toggle: '.downloads__toggle', owner: '.downloads', screen: '(max-width: 767.98px)' },
].map(({ screen, ...list }) => ({ ...list, screen: matchMedia(screen) }));

function mark() {
  for (const { toggle, owner, screen } of lists) {
    for (const button of document.querySelectorAll(toggle)) {
      const isOpen = button.closest(owner).classList.contains('is-open');
      if (screen.matches) button.setAttribute('aria-expanded', isOpen);
      else button.removeAttribute('aria-expanded');
    }
  }
}

function revealColumns(more) {
  const columns = more.closest('.references').querySelectorAll('.reference-column.is-hidden');
  for (const column of columns) column.classList.remove('is-hidden');
  more.hidden = true;
  const [first] = columns;
  if (!first) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}

/** Lets references and downloads open and close, and hidden columns appear. */
export function collapsibleLists() {
  mark();
  for (const { screen } of lists) screen.addEventListener('change', mark);
  document.addEventListener('click', (event) => {
    for (const { toggle, owner, screen } of lists) {
      const button = screen.matches && event.target.closest(toggle);
      if (!button) continue;
      button.closest(owner).classList.toggle('is-open');
      mark();
    }
    const more = event.target.closest('.references__more');
    if (!more) return;
    event.preventDefault();
    revealColumns(more);
  });
}
