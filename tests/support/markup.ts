/** Small pieces of markup by the contract, for hand-made pages. */

const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<p style="height: 100px">${index}</p>`).join('');

/** A header of 80 px that stays at the top, with a menu of three levels. */
export const header = `
  <header class="site-header" style="position: sticky; top: 0; height: 80px; background: white">
    <button class="navigation-opener" type="button">Menü</button>
    <nav class="main-navigation"><ul>
      <li id="plain"><a href="/plain/">Plain</a></li>
      <li id="first"><a href="/first/">First</a>
        <ul>
          <li><a href="/first/a/">A</a></li>
          <li id="second"><a href="/first/b/">B</a><ul><li><a href="/first/b/1/">1</a></li></ul></li>
        </ul>
      </li>
      <li id="other"><a href="/other/">Other</a><ul><li><a href="/other/a/">A</a></li></ul></li>
    </ul></nav>
  </header>`;

/** A page long enough to scroll: the target `#target` stands 2000 px below its beginning. */
export const longPage = `
  <main>${paragraphs(20)}<h2 id="target">Target</h2>${paragraphs(20)}
    <h2 id="räume">Räume</h2>${paragraphs(20)}</main>`;

export const downloads = `
  <section class="downloads">
    <h2><button class="downloads__toggle" type="button">Downloads</button></h2>
    <ul class="downloads__body"><li><a href="/files/a.pdf">A</a></li></ul>
  </section>`;

/** A gallery element with the navigation that names it. */
export const galleryElement = `
  <nav class="gallery-navigation"><ul><li><a href="#oak">Oak</a></li></ul></nav>
  <section class="gallery-element" data-parent="Oak" id="oak"><p>Oak</p></section>`;

/** A references section with as many entries, and three hidden columns. */
export const references = (entries = 2): string => `
  <section class="references">
    ${Array.from(
      { length: entries },
      (_, index) => `
    <article class="reference" id="entry-${index}">
      <h3><button class="reference__toggle" type="button">Entry ${index}</button></h3>
      <div class="reference__body"><p id="inside-${index}">Body ${index}</p></div>
    </article>`,
    ).join('')}
    <div class="reference-column">One</div>
    <div class="reference-column is-hidden" id="column-1"><a href="/two/">Two</a></div>
    <div class="reference-column is-hidden">Three</div>
    <a class="references__more" href="/more/">More</a>
  </section>`;
