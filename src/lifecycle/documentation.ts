/** Describes an attribute in the server's HTML that a behaviour reads. */
export interface AttributeText {
  /** The element that carries the attribute, in words. */
  readonly on: string;
  readonly description: string;
}

/** A library that a behaviour works with. */
export interface LibraryName {
  /** The name that developers know it by. */
  readonly name: string;
  /** The package that contains it. */
  readonly package: string;
}

/**
 * The libraries of which an attribute of the tag chooses one, such as `data-lightbox`. A page asks for no
 * file of the others.
 */
export interface LibraryChoice {
  /** The configuration's name of the attribute. */
  readonly setting: 'lightbox';
  /** Value of the attribute, the default first → the library, and the name of the file that has it. */
  readonly values: Readonly<Record<string, LibraryName & { readonly file: string }>>;
}

/** Describes the accessibility of a section, in words. */
export interface Accessibility {
  /** What the keyboard does. */
  readonly keyboard: string;
  /** What the script sets for assistive technology. */
  readonly sets: string;
  /** What is left to the page's author. */
  readonly yours: string;
}

/**
 * The texts about behaviours with these hooks that go into the documents, the types and the editor
 * data.
 */
export interface SharedDocumentation<Hooks = Readonly<Record<string, string>>> {
  /** Hook → what it stands for. */
  readonly hooks: Readonly<Record<keyof Hooks, string>>;
  /**
   * Attribute in the server's HTML → its meaning. An attribute that is part of a hook's selector is
   * required.
   */
  readonly attributes?: Readonly<Record<string, AttributeText>>;
  /**
   * Class that the behaviour sets on an element from the server → which element, and what the class
   * means.
   */
  readonly classes?: Readonly<Record<string, string>>;
  /** Class of an element that the behaviour adds and a theme may style → what the element is. */
  readonly added?: Readonly<Record<string, string>>;
  /** Custom property that a theme may set → what it is for. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly library?: LibraryName;
  readonly choice?: LibraryChoice;
  /** The names of the files that only a page loads where widgets run on jQuery (`data-jquery`). */
  readonly withJquery?: readonly string[];
}

/**
 * The texts about one behaviour with these hooks that go into the documents, the types and the editor
 * data.
 */
export interface Documentation<Hooks = Readonly<Record<string, string>>>
  extends SharedDocumentation<Hooks> {
  /** The content of the root element, in Markdown, for the sections' pages in both languages. */
  readonly inside: { readonly en: string; readonly de: string };
  /** The texts, or the name of another section that has the same texts. */
  readonly accessibility: Accessibility | string;
  /** The selectors of the elements that overlay the page, or that contain elements which do. */
  readonly over?: readonly string[];
  /**
   * False if neither the demonstration site nor the example backends have a template for the behaviour.
   */
  readonly template?: false;
  /** The texts that several behaviours share. */
  readonly shared?: SharedDocumentation;
}
