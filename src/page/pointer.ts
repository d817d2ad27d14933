/** Tells which pointer made a click. */
export interface Pointers {
  /** The pointer of a click: `mouse`, `touch` or `pen`; empty for a key or a script. */
  typeOf(click: MouseEvent): string;
  end(): void;
}

/**
 * Distinguishes a finger from a mouse. Before Firefox 129 and Safari 18.2 a click is a `MouseEvent`,
 * which has no pointer type. The last `pointerdown` supplies it then.
 */
export function watchPointers(target: Window | Element): Pointers {
  let pressedWith = '';
  const onPress = (event: Event): void => {
    if (event instanceof PointerEvent) pressedWith = event.pointerType;
  };
  target.addEventListener('pointerdown', onPress, true);
  return {
    typeOf(click) {
      if (click instanceof PointerEvent) return click.pointerType;
      // A click by a key or by a script has `detail` 0.
      return click.detail > 0 ? pressedWith : '';
    },
    end: () => target.removeEventListener('pointerdown', onPress, true),
  };
}
