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

/** What documents, types and editors say of a behaviour with these hooks. */
export interface Documentation<Hooks = Readonly<Record<string, string>>> {
  /** What stands inside the root, in Markdown, for the README. */
  readonly inside: string;
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
  /** What several behaviours have in common. */
  readonly shared?: Omit<Documentation, 'inside'>;
}
