/** Describes an element briefly for developers: its name, id and first class. */
export const inShort = ({ localName, id, classList }: Element): string =>
  `${localName}${id && `#${id}`}${classList[0] ? `.${classList[0]}` : ''}`;
