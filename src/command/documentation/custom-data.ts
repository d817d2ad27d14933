import type { HTMLDataV1, IAttributeData, IValueData } from 'vscode-html-languageservice';
import { hooksOf, merged, tagAttributeTexts } from './merged.js';
import type { DefinitionModule } from './reference.js';

/** The classes in the hooks' selectors, each with the text of the hook that has the shortest selector. */
function hookClasses(definitions: readonly DefinitionModule[]): IValueData[] {
  const classes = new Map<string, string>();
  const shortestFirst = [...hooksOf(definitions)].sort(
    (one, other) => one.selector.length - other.selector.length,
  );
  for (const { selector, text } of shortestFirst) {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) {
      if (!classes.has(name)) classes.set(name, text);
    }
  }
  return [...classes].map(([name, description]) => ({ name, description }));
}

/**
 * The completions for editors of templates, in the format of VS Code's HTML custom data: the attributes
 * of the tag with their values, the attributes of hooks, and the hooks' classes
 * (https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md).
 */
export function customData(definitions: readonly DefinitionModule[]): HTMLDataV1 {
  const ofTag = Object.entries(tagAttributeTexts).map(
    ([name, { description, otherwise, values }]): IAttributeData => ({
      name,
      description: `${description} Without it: ${otherwise}.`,
      ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
    }),
  );
  const ofElements = Object.entries(merged('attributes', definitions)).map(
    ([name, [on, text]]): IAttributeData => ({ name, description: `On ${on}. ${text}` }),
  );
  return {
    version: 1.1,
    tags: [{ name: 'script', attributes: ofTag }],
    globalAttributes: [...ofElements, { name: 'class', values: hookClasses(definitions) }],
  };
}
