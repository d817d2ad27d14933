/** The used parts of slick-carousel 2.0.0, which build/libraries.mjs turns into a factory. */
declare module 'slick-carousel/slick/slick.js' {
  /** slick's options, as its documentation describes them. */
  export interface SlickOptions {
    readonly accessibility?: boolean;
    readonly adaptiveHeight?: boolean;
    readonly arrows?: boolean;
    autoplay?: boolean;
    /** ms */
    readonly autoplaySpeed?: number;
    readonly centerMode?: boolean;
    /** A length of CSS. */
    readonly centerPadding?: string;
    readonly cssEase?: string;
    readonly customPaging?: (slick: SlickInstance, index: number) => JQuery;
    readonly dots?: boolean;
    readonly draggable?: boolean;
    readonly edgeFriction?: number;
    readonly fade?: boolean;
    readonly focusOnSelect?: boolean;
    readonly infinite?: boolean;
    readonly initialSlide?: number;
    readonly lazyLoad?: 'ondemand' | 'progressive' | 'anticipated';
    /** Ours: whether a press may become a drag; see build/libraries.mjs. */
    readonly mayDrag?: (target: EventTarget | null) => boolean;
    readonly mobileFirst?: boolean;
    readonly nextArrow?: JQuery;
    readonly pauseOnDotsHover?: boolean;
    readonly pauseOnFocus?: boolean;
    readonly pauseOnHover?: boolean;
    readonly prevArrow?: JQuery;
    /** With `mobileFirst`, the settings for windows that are wider than the breakpoint (px). */
    readonly responsive?: readonly {
      readonly breakpoint: number;
      readonly settings: SlickOptions;
    }[];
    readonly rows?: number;
    readonly rtl?: boolean;
    /** Selector of the children that are slides. */
    readonly slide?: string;
    readonly slidesToScroll?: number;
    readonly slidesToShow?: number;
    /** ms */
    speed?: number;
    readonly swipe?: boolean;
    readonly swipeToSlide?: boolean;
    readonly touchMove?: boolean;
    readonly touchThreshold?: number;
    readonly variableWidth?: boolean;
    readonly vertical?: boolean;
    readonly verticalSwiping?: boolean;
    readonly waitForAnimate?: boolean;
  }

  /** slick's own object for a slider. */
  export interface SlickInstance {
    $dots: JQuery | null;
    $list: JQuery;
    readonly $slider: JQuery;
    $slides: JQuery;
    $slideTrack: JQuery;
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
