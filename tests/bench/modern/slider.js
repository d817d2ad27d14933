// Embla, with what it leaves to the site: arrows, dots, counter, names for screen readers, keys.
import EmblaCarousel from 'embla-carousel';
import { isEnglish } from './language.js';

const words = isEnglish
  ? {
      previous: 'Previous slide',
      next: 'Next slide',
      slide: 'Slide',
      of: 'of',
      pause: 'Pause',
      play: 'Play',
      carousel: 'carousel',
    }
  : {
      previous: 'Vorherige Folie',
      next: 'Nächste Folie',
      slide: 'Folie',
      of: 'von',
      pause: 'Pause',
      play: 'Abspielen',
      carousel: 'Karussell',
    };

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function create(className, name = 'div') {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

const icon = (path) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"><path d="${path}"/></svg>`;

function createButton(className, label, path, act) {
  const button = create(className, 'button');
  button.type = 'button';
  button.innerHTML = icon(path);
  button.ariaLabel = label;
  button.addEventListener('click', act);
  return button;
}

const running = new WeakMap();

/** Names the box and its slides for screen readers. */
function nameParts(box, list, slides) {
  box.role = 'group';
  box.ariaRoleDescription = words.carousel;
  if (list.ariaLabel) box.ariaLabel = list.ariaLabel;
  for (const [index, slide] of slides.entries()) {
    if (slide.role) continue;
    slide.role = 'group';
    slide.ariaRoleDescription = words.slide;
    slide.ariaLabel ??= `${index + 1} ${words.of} ${slides.length}`;
  }
}

function createDots(count, go) {
  const row = create('slider__dots');
  for (let index = 0; index < count; index += 1) {
    const dot = create('', 'button');
    dot.type = 'button';
    dot.ariaLabel = `${words.slide} ${index + 1}`;
    dot.addEventListener('click', () => go(index));
    row.append(dot);
  }
  return row;
}

/** Makes a list of slides a carousel, once. */
export function carousel(
  list,
  options,
  plugins = [],
  { dots = false, counter = '', name = '' } = {},
) {
  const known = running.get(list);
  if (known) return known;
  const frame = create('slider__viewport');
  const box = create(`slider slider--${name}`);
  list.before(box);
  frame.append(list);
  box.append(frame);
  list.classList.add('is-carousel');
  const slides = [...list.children];
  nameParts(box, list, slides);
  const breakpoints = { '(prefers-reduced-motion: reduce)': { duration: 0 } };
  const embla = EmblaCarousel(frame, { loop: true, breakpoints, ...options }, plugins);
  running.set(list, embla);

  const back = () => embla.scrollPrev();
  const on = () => embla.scrollNext();
  box.append(
    createButton('slider__arrow slider__arrow--previous', words.previous, 'M15 5l-7 7 7 7', back),
    createButton('slider__arrow slider__arrow--next', words.next, 'M9 5l7 7-7 7', on),
  );
  const row = dots ? createDots(slides.length, (index) => embla.scrollTo(index)) : undefined;
  const label = counter ? create('slider__counter') : undefined;
  if (label) label.ariaLive = 'polite';
  box.append(...[row, label].filter(Boolean));

  const select = () => {
    const current = embla.selectedScrollSnap();
    for (const [index, dot] of [...(row?.children ?? [])].entries()) {
      dot.ariaCurrent = index === current ? 'true' : null;
    }
    if (label) label.textContent = `${current + 1}${counter}${slides.length}`;
  };
  const hideOthers = () => {
    const shown = new Set(embla.slidesInView());
    if (shown.size === 0) return;
    for (const [index, slide] of slides.entries()) slide.inert = !shown.has(index);
  };
  const adapt = () => {
    box.classList.toggle('slider--fits', embla.scrollSnapList().length < 2);
    select();
  };
  embla.on('select', select).on('slidesInView', hideOthers).on('reInit', adapt);
  adapt();
  box.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') back();
    else if (event.key === 'ArrowRight') on();
    else return;
    event.preventDefault();
  });
  return embla;
}

export const images = (list) =>
  carousel(list, {}, [], {
    dots: true,
    counter: list.children.length > 7 ? ' / ' : '',
    name: 'images',
  });

export async function fading(list) {
  const { default: Fade } = await import('embla-carousel-fade');
  return carousel(list, {}, [Fade()], { counter: '/', name: 'fade' });
}

export async function logos(list) {
  const { default: Autoplay } = await import('embla-carousel-autoplay');
  const autoplay = Autoplay({
    delay: 2000,
    stopOnInteraction: false,
    stopOnMouseEnter: true,
    stopOnFocusIn: true,
    playOnInit: !isStill(),
  });
  const options = { align: 'start', containScroll: 'trimSnaps' };
  const embla = carousel(list, options, [autoplay], { name: 'logos' });
  const [bars, triangle] = ['M8 5v14M16 5v14', 'M8 5l11 7-11 7z'];
  let isPaused = false;
  const button = createButton('slider__pause', words.pause, bars, () => {
    isPaused = !isPaused;
    if (isPaused) autoplay.stop();
    else autoplay.play();
    button.innerHTML = icon(isPaused ? triangle : bars);
    button.ariaLabel = isPaused ? words.play : words.pause;
  });
  embla.on('autoplay:play', () => {
    if (isPaused) autoplay.stop();
  });
  if (!isStill()) list.closest('.slider').append(button);
}
