import type { Page } from '@playwright/test';

/** WCAG 2.2, 2.5.8: the least width and height (px) of what a finger presses. */
const leastSize = 24;

/**
 * What lies over something, is cut, too small or out of reach in what the page shows: two texts in one place, a
 * control that something else takes the press of, a text that its box cuts, a page wider than the window.
 *
 * @param page
 * @param root the selector of what is looked at, such as an open dialog
 */
export const misplaced = (page: Page, root = 'body'): Promise<string[]> =>
  page.evaluate(
    ({ root, leastSize }) => {
      // Where the page has been scrolled, a header that stays lies over what passes below it.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const faults: string[] = [];
      const within = document.querySelector(root) ?? document.body;
      // What is scrolled to look at it, such as a row that will be a slider, goes back where it was.
      const positions = [...within.querySelectorAll('*')].map(
        (element) => [element, element.scrollLeft, element.scrollTop] as const,
      );
      const nameOf = (element: Element | null): string => {
        const words = element?.textContent?.trim().replaceAll(/\s+/g, ' ').slice(0, 30) ?? '';
        const name = element?.getAttribute('class')?.trim().split(/\s+/).slice(0, 2).join('.');
        return `${element?.localName}${name ? `.${name}` : ''} "${words}"`;
      };
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (wide > 0) faults.push(`the page is ${wide} px wider than the window`);

      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element): CSSStyleDeclaration => {
        const known = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, known);
        return known;
      };
      const isShown = (element: Element): boolean =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        });
      /** What moves its content, so that some of it is out of sight on purpose. */
      const moving =
        '.slick-list, .flipster, .logo-slider, .image-slider, .gallery-slider, .reference-slider, [data-slider]';

      interface Box {
        readonly left: number;
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
      }
      /** What of a box the boxes around it leave, and whether one of them cuts it for good. */
      const clipped = (
        element: Element,
        box: DOMRect,
      ): { box: Box; isCut: boolean } | undefined => {
        let { left, top, right, bottom } = box;
        let isCut = false;
        for (
          let around: Element | null = element, free = false;
          around && around !== document.documentElement;
          around = around.parentElement
        ) {
          const style = styleOf(around);
          if (style.clipPath !== 'none') return undefined;
          const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
          if (clips && !free && style.display !== 'inline' && style.display !== 'contents') {
            const outer = around.getBoundingClientRect();
            if (outer.width <= 1 || outer.height <= 1) return undefined;
            const hides = /hidden|clip/;
            const isAcross =
              hides.test(style.overflowX) && (left < outer.left - 2 || right > outer.right + 2);
            const isDown =
              hides.test(style.overflowY) && (top < outer.top - 2 || bottom > outer.bottom + 2);
            if (around.matches(moving)) isCut = isDown;
            else if ((isAcross || isDown) && style.textOverflow !== 'ellipsis') isCut = true;
            left = Math.max(left, outer.left);
            top = Math.max(top, outer.top);
            right = Math.min(right, outer.right);
            bottom = Math.min(bottom, outer.bottom);
          }
          free = style.position === 'fixed' || (free && style.transform === 'none');
        }
        return right - left > 2 && bottom - top > 2
          ? { box: { left, top, right, bottom }, isCut }
          : undefined;
      };

      const texts: (Box & { readonly element: Element })[] = [];
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.nodeValue?.trim() || !isShown(element)) continue;
        if (element.closest('.flipster__item, noscript, option, textarea')) continue;
        if (Number.parseFloat(styleOf(element).fontSize) < 1) continue;
        range.selectNodeContents(node);
        let cut = false;
        for (const line of range.getClientRects()) {
          // The line's box is higher than its letters.
          const inset = line.height * 0.2;
          const letters = new DOMRect(line.x, line.y + inset, line.width, line.height - 2 * inset);
          const left = clipped(element, letters);
          if (!left) continue;
          cut ||= left.isCut;
          texts.push({ ...left.box, element });
        }
        if (cut) faults.push(`${nameOf(element)} is cut`);
      }

      /** Whether something opaque of one is between the two, as a dialog's paper over the page. */
      const covers = (upper: Element, lower: Element): boolean => {
        for (
          let each: Element | null = upper;
          each && !each.contains(lower);
          each = each.parentElement
        ) {
          const { backgroundColor, backgroundImage } = styleOf(each);
          const alpha = /\/ ([\d.]+)\)|rgba\(.*, ([\d.]+)\)/.exec(backgroundColor);
          if (backgroundImage !== 'none') return true;
          if (backgroundColor !== 'transparent' && Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.9)
            return true;
        }
        return false;
      };
      texts.sort((one, other) => one.top - other.top);
      const told = new Set<string>();
      texts.forEach((one, at) => {
        for (let next = at + 1; next < texts.length; next += 1) {
          const other = texts[next];
          if (!other || other.top > one.bottom - 2) break;
          if (other.element === one.element) continue;
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - other.top;
          if (across < 3 || down < 3) continue;
          if (covers(one.element, other.element) || covers(other.element, one.element)) continue;
          const what = `${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`;
          if (!told.has(what)) faults.push(what);
          told.add(what);
        }
      });

      /** The largest box of a control. */
      const largestOf = (control: Element): DOMRect | undefined =>
        [control, ...control.children]
          .flatMap((part) => [...part.getClientRects()])
          .sort((one, other) => other.width * other.height - one.width * one.height)[0];
      const controls = within.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]',
      );
      for (const control of controls) {
        if (!isShown(control) && !control.matches('.cm-list-input')) continue;
        // A link that skips to the content has no room until it has the focus.
        if (styleOf(control).clipPath !== 'none') continue;
        if (
          control.closest(
            '[aria-hidden="true"], [inert], .honeypot, .slick-slide:not(.slick-active), .flipster__item',
          )
        ) {
          continue;
        }
        let box = largestOf(control);
        if (!box || box.width < 2 || box.height < 2) continue;
        if (box.top < 0 || box.bottom > innerHeight) {
          control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
          box = largestOf(control);
          if (!box) continue;
        }
        // A link in a text is as high as its line, and a label presses the control in it.
        if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0) continue;
        const isInText = control.localName === 'a' && styleOf(control).display === 'inline';
        const own = control.closest('label')?.getBoundingClientRect() ?? box;
        const width = Math.max(own.width, box.width);
        const height = Math.max(own.height, box.height);
        if (!isInText && (width < leastSize - 0.5 || height < leastSize - 0.5)) {
          faults.push(`${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)} px`);
        }
        const top = Math.max(box.top, 0);
        const middle = (top + Math.min(box.bottom, innerHeight)) / 2;
        const across = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
        const hit = document.elementFromPoint(across, middle);
        const label = hit?.closest('label');
        const isReached =
          hit && (control.contains(hit) || hit.contains(control) || label?.control === control);
        if (!isReached) faults.push(`${nameOf(control)} is under ${nameOf(hit)}`);
      }
      for (const [element, left, top] of positions)
        if (element.scrollLeft !== left || element.scrollTop !== top)
          element.scrollTo({ left, top, behavior: 'instant' });
      window.scrollTo({ top: 0, behavior: 'instant' });
      return [...new Set(faults)];
    },
    { root, leastSize },
  );
