/** Where the presses of an element or a document are watched. */
export interface Pointers {
  /** What a click came from: `mouse`, `touch` or `pen`; empty for a key or a script. */
  typeOf(click: MouseEvent): string;
  end(): void;
}

/**
 * Tells a finger from a mouse. Before Firefox 129 and Safari 18.2 a click is a `MouseEvent`, which
 * does not say so: then the last press does.
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
      // A click by a key or by a script has no count of presses.
      return click.detail > 0 ? pressedWith : '';
    },
    end: () => target.removeEventListener('pointerdown', onPress, true),
  };
}
