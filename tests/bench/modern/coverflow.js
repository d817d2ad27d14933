// A row of covers, turned in space by how far each is from the middle.
import { carousel } from './slider.js';

/**
 * How far each slide is from the middle: 0 in it, 1 beside it. After the "tween" examples of Embla's guide; a
 * slide that the loop has moved counts where it is seen.
 */
function offsets(embla) {
  const { slideLooper, options } = embla.internalEngine();
  const progress = embla.scrollProgress();
  const snaps = embla.scrollSnapList();
  const step = snaps.length > 1 ? snaps[1] - snaps[0] : 1;
  return snaps.map((snap, index) => {
    let distance = snap - progress;
    for (const point of options.loop ? slideLooper.loopPoints : []) {
      const target = point.target();
      if (point.index !== index || target === 0) continue;
      distance = target < 0 ? snap - (1 + progress) : snap + (1 - progress);
    }
    return Math.max(-2, Math.min(2, distance / step));
  });
}

function showDetail(area, item) {
  const fill = (name, change) => {
    const part = area?.querySelector(`.coverflow-detail__${name}`);
    if (part) change(part);
  };
  const textOf = (selector) => item.querySelector(selector)?.textContent ?? '';
  const image = item.querySelector('img');
  const link = item.querySelector('a.link');
  fill('image', (part) => {
    part.src = image?.dataset.detailSrc ?? image?.src ?? '';
    part.alt = image?.alt ?? '';
  });
  fill('title', (part) => {
    part.ariaLive = 'polite';
    part.textContent = textOf('.flip-title');
  });
  fill('sub-header', (part) => {
    part.textContent = textOf('.sub-header');
  });
  fill('text', (part) => {
    const nodes = [...(item.querySelector('.text')?.childNodes ?? [])];
    part.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  });
  fill('more', (part) => {
    part.hidden = !link;
    if (link) part.href = link.href;
  });
}

export function coverflow(place) {
  const row = place.querySelector('ul');
  const items = [...row.children];
  const detail = place.parentElement.querySelector('.coverflow-detail');
  place.classList.add('is-running');
  const options = {
    align: 'center',
    loop: items.length > 3,
    startIndex: Math.floor(items.length / 2),
    containScroll: false,
  };
  const embla = carousel(row, options, [], { name: 'coverflow' });

  const navigation = document.createElement('div');
  navigation.className = 'coverflow__nav';
  for (const [index, item] of items.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = item.querySelector('.flip-title')?.textContent ?? index + 1;
    button.addEventListener('click', () => embla.scrollTo(index));
    navigation.append(button);
    item.addEventListener('click', (event) => {
      if (embla.selectedScrollSnap() === index) return;
      event.preventDefault();
      embla.scrollTo(index);
    });
  }
  row.closest('.slider').append(navigation);

  const turn = () => {
    for (const [index, offset] of offsets(embla).entries()) {
      items[index].style.setProperty('--off', offset.toFixed(3));
      items[index].style.zIndex = String(10 - Math.round(Math.abs(offset) * 2));
    }
  };
  const select = () => {
    const current = embla.selectedScrollSnap();
    for (const [index, button] of [...navigation.children].entries()) {
      button.ariaCurrent = index === current ? 'true' : null;
    }
    showDetail(detail, items[current]);
  };
  embla.on('scroll', turn).on('reInit', turn).on('select', select);
  turn();
  select();
}
