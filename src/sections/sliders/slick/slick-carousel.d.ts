/** The used parts of slick-carousel 2.0.0, which slick.library.mjs turns into a factory. */
declare module 'slick-carousel/slick/slick.js' {
  /** slick's options, as its documentation describes them, and two of ours (slick.library.mjs). */
  export type SlickOptions = Readonly<Record<string, unknown>>;

  /** slick's own object for a slider. */
  export interface SlickInstance {
    $slides: JQuery;
    readonly animating: boolean;
    autoPlay: () => void;
    readonly currentSlide: number;
    readonly dragging: boolean;
    /** The settings without the changes of a breakpoint. */
    readonly originalSettings: SlickOptions;
    /** The settings in force. */
    readonly options: SlickOptions;
    /** False for the click that ends a drag. */
    shouldClick: boolean;
    /** The timer that slick started when the window last changed its size. */
    readonly windowDelay?: number;
    /** Takes the slider apart and rebuilds it, for example at a breakpoint. */
    refresh(initializing?: boolean): void;
    /** One less than the stops of a row. */
    getDotCount(): number;
    setPosition(): void;
    /** Moves to a slide. The places beside the ends of an endless row are those of its copies. */
    slideHandler(index: number): void;
    slickGoTo(index: number): void;
    slickNext(): void;
    slickPrev(): void;
    unslick(): void;
  }

  /** The plugin, called on elements. */
  export interface SlickPlugin {
    call(elements: JQuery, options: SlickOptions): void;
    call(elements: JQuery, method: 'getSlick'): SlickInstance;
  }

  /** Returns the plugin. */
  export default function createPlugin(jQuery: JQueryStatic): SlickPlugin;
}
