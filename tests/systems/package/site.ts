// A site's own script, as it stands beside the installed package; compiled by package.test.ts.
import 'auftritt';
import 'auftritt/auftritt.css';
import type { BehaviourName, Hook, ReportLine, TagAttributes } from 'auftritt';

const tag: TagAttributes = { 'data-plugin': 'tx_gallery', 'data-jquery': 'own' };
// @ts-expect-error: there is no such value
const wrongTag: TagAttributes = { 'data-request-errors': 'retry' };

const behaviour: BehaviourName = 'category-gallery';
// @ts-expect-error: there is no such behaviour
const wrongBehaviour: BehaviourName = 'carousel';
const selectors: Partial<Record<Hook, string>> = { imageSlider: '.carousel', formField: '.field' };

document.addEventListener('auftritt:enhanced', ({ detail, target }) => {
  const name: BehaviourName = detail.behaviour;
  console.log(name, target);
});
addEventListener('auftritt:released', ({ detail }) => console.log(detail.behaviour.length));
const gallery = document.querySelector<HTMLElement>('.category-gallery');
gallery?.addEventListener('auftritt:replaced', ({ detail: { uid, sections } }) => {
  console.log(uid.length, sections.includes('galleryInner'));
});
gallery?.addEventListener('auftritt:error', ({ detail: { element, error } }) => {
  console.log(element.localName, error);
  // @ts-expect-error: what is thrown may be anything
  console.log(error.message);
});

const failed: readonly ReportLine[] | undefined = window.auftritt
  ?.instances()
  .filter(({ state }) => state === 'failed');
window.auftritt?.release(gallery ?? document);
window.auftritt?.enhance();
// @ts-expect-error: there is no such method
window.auftritt?.start();

export { behaviour, failed, selectors, tag, wrongBehaviour, wrongTag };
