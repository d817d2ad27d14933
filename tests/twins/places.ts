import type { Visitor } from './twin.js';

export const room = (height: number, more = ''): string =>
  `<p style="height: ${height}px">${more}</p>`;
export const link = (href: string, more = '', text = 'Link'): string =>
  `<p><a id="link" href="${href}" ${more}>${text}</a></p>`;
export const place = (id = 'place'): string => `<h2 id="${id}" style="height: 40px">Place</h2>`;
/** A page with a place below its first screen; a link to it stands at its top. */
export const page = (top = link('#place'), target = place()): string =>
  `${top}${room(1500)}${target}<p><a id="after" href="/after/">After</a></p>${room(1500)}`;
export const css = (text: string) => ({ head: `<style>${text}</style>` });
export const pressLink = ({ press }: Visitor) => press('#link');
/** Presses links, and reads after each how far from the top the place stands that it leads to. */
export const presses =
  (...ids: readonly string[]) =>
  async (visitor: Visitor): Promise<readonly number[]> => {
    const tops: number[] = [];
    for (const id of ids) {
      await visitor.press(`#${id}`);
      tops.push(
        await visitor.page.evaluate(() =>
          Math.round(document.querySelector(':target')?.getBoundingClientRect().top ?? -1),
        ),
      );
    }
    return tops;
  };
