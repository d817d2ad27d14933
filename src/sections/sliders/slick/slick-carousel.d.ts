/** The used parts of slick-carousel 2.0.0, which slick.library.mjs turns into a factory. */
declare module 'slick-carousel/slick/slick.js' {
  /** slick's options, as its documentation describes them, and `mayDrag`, which is ours (slick.library.mjs). */
  export interface SlickOptions extends Readonly<Record<string, unknown>> {
    readonly autoplay: boolean;
    readonly infinite?: boolean | undefined;
    /** ms */
    readonly speed: number;
  }

  /** slick's own object for a slider. */
  export interface SlickInstance {
    $list: JQuery;
    $slides: JQuery;
    readonly animating: boolean;
    readonly currentSlide: number;
    readonly dragging: boolean;
    /** The settings without the changes of a breakpoint. */
    readonly originalSettings: SlickOptions;
    /** The settings in force. */
    readonly options: SlickOptions;
    /** False for the click that ends a drag. */
    shouldClick: boolean;
    readonly slideCount: number;
    /** The timer that slick started when the window last changed its size. */
    readonly windowDelay?: number;
    /** Stops the timer of the autoplay. */
    autoPlayClear(): void;
    /** Takes the slider apart. `refreshing` says that slick rebuilds it afterwards. */
    destroy(refreshing?: boolean): void;
    /** Takes the slider apart and rebuilds it, for example at a breakpoint. */
    refresh(initializing?: boolean): void;
    setPosition(): void;
    /** Moves to a slide. The places beside the ends of an endless row are those of its copies. */
    slideHandler(index: number): void;
    slickGoTo(index: number): void;
    slickNext(): void;
    slickPause(): void;
    slickPlay(): void;
    slickPrev(): void;
    unslick(): void;
  }

  /** The plugin, called on elements. */
  export interface SlickPlugin {
    call(elements: JQuery, options: SlickOptions): void;
    call(elements: JQuery, method: 'getSlick'): SlickInstance;
  }

  /** Puts the plugin on `jQuery.fn`. */
  export default function install(jQuery: JQueryStatic): void;
}

interface JQuery {
  slick?: import('slick-carousel/slick/slick.js').SlickPlugin;
}
