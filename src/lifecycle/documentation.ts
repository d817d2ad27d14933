/** What an attribute of the server's HTML says to a behaviour, in words. */
export interface AttributeText {
  /** Which element carries it, in words. */
  readonly on: string;
  readonly description: string;
}

/** A library that a behaviour works with. */
export interface LibraryName {
  /** As developers know it. */
  readonly name: string;
  /** The package that it comes from. */
  readonly package: string;
}

/** What a section does for everybody, in words. */
export interface Accessibility {
  /** What the keyboard does. */
  readonly keyboard: string;
  /** What the script sets for assistive technology. */
  readonly sets: string;
  /** What is left to the page's author. */
  readonly yours: string;
}

/** What documents, types and editors say of behaviours with these hooks. */
export interface SharedDocumentation<Hooks = Readonly<Record<string, string>>> {
  /** Hook → what it stands for. */
  readonly hooks: Readonly<Record<keyof Hooks, string>>;
  /** Attribute of the server's HTML → what it says. Those in a hook's selector are needed. */
  readonly attributes?: Readonly<Record<string, AttributeText>>;
  /** Class that the behaviour sets on an element of the server's → where, and what it means. */
  readonly classes?: Readonly<Record<string, string>>;
  /** Class of an element that the behaviour adds, which a theme may style → what it is. */
  readonly added?: Readonly<Record<string, string>>;
  /** Custom property that a theme may set → what it is for. */
  readonly properties?: Readonly<Record<string, string>>;
  readonly library?: LibraryName;
}

/** What documents, types and editors say of one behaviour with these hooks. */
export interface Documentation<Hooks = Readonly<Record<string, string>>>
  extends SharedDocumentation<Hooks> {
  /** What stands inside the root, in Markdown, for the pages of sections in both languages. */
  readonly inside: { readonly en: string; readonly de: string };
  /** A name is that of another section, of which the same is to be said. */
  readonly accessibility: Accessibility | string;
  /** The selectors of the elements that lie over the page, or have parts that do. */
  readonly over?: readonly string[];
  /** False where neither the demonstration site nor the example backends have a template for it. */
  readonly template?: false;
  /** What several behaviours have in common. */
  readonly shared?: SharedDocumentation;
}
