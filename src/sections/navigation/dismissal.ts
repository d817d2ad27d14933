const isShown = (list: HTMLElement): boolean =>
  list.getClientRects().length > 0 && getComputedStyle(list).visibility === 'visible';

export interface Dismissal {
  /** Closes the innermost visible level. Returns whether there was one. */
  dismiss(): boolean;
  /** Lets the theme show the closed levels again. */
  end(): void;
}

/**
 * Closes a level that the theme shows while its entry is hovered or focused, without moving the pointer
 * or the focus (WCAG 2.2, 1.4.13, "Dismissible"). The level can appear again once both have left the
 * entry.
 */
export function dismissal(navigation: HTMLElement): Dismissal {
  const dismissed = new Map<HTMLElement, AbortController>();

  const bringBack = (list: HTMLElement): void => {
    dismissed.get(list)?.abort();
    dismissed.delete(list);
    list.hidden = false;
  };

  return {
    dismiss() {
      const used = 'li:is(:hover, :focus-within) > ul';
      const list = [...navigation.querySelectorAll<HTMLElement>(used)].filter(isShown).at(-1);
      const entry = list?.closest('li');
      if (!list || !entry) return false;
      const leaving = new AbortController();
      const { signal } = leaving;
      dismissed.set(list, leaving);
      if (list.contains(document.activeElement)) {
        entry.querySelector<HTMLElement>(':scope > :is(a, button, span)')?.focus();
      }
      list.hidden = true;
      entry.addEventListener(
        'mouseleave',
        () => {
          if (!entry.contains(document.activeElement)) bringBack(list);
        },
        { signal },
      );
      entry.addEventListener(
        'focusout',
        ({ relatedTarget }) => {
          const stays = relatedTarget instanceof Node && entry.contains(relatedTarget);
          if (!stays && !entry.matches(':hover')) bringBack(list);
        },
        { signal },
      );
      return true;
    },
    end() {
      for (const list of [...dismissed.keys()]) bringBack(list);
    },
  };
}
