import type { HTMLDataV1, IAttributeData, IValueData } from 'vscode-html-languageservice';
import { type Hook, selectors } from '../contract.js';
import { elementAttributeTexts } from './element-attributes.js';
import { hookTexts } from './hooks.js';
import { tagAttributeTexts } from './tag-attributes.js';

/** The classes that selectors name, each in the words of the hook that has the least beside it. */
function hookClasses(): IValueData[] {
  const classes = new Map<string, string>();
  const shortestFirst = (Object.entries(selectors) as [Hook, string][]).sort(
    ([, one], [, other]) => one.length - other.length,
  );
  for (const [hook, selector] of shortestFirst) {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) {
      if (!classes.has(name)) classes.set(name, hookTexts[hook]);
    }
  }
  return [...classes].map(([name, description]) => ({ name, description }));
}

/**
 * What editors complete in templates, in the format of VS Code's HTML custom data: the attributes of
 * the tag with their values, the attributes of hooks, and the hooks' classes
 * (https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md).
 */
export function customData(): HTMLDataV1 {
  const ofTag = Object.entries(tagAttributeTexts).map(
    ([name, { description, otherwise, values }]): IAttributeData => ({
      name,
      description: `${description} Without it: ${otherwise}.`,
      ...(values ? { values: values.map((value) => ({ name: value })) } : {}),
    }),
  );
  const ofElements = Object.entries(elementAttributeTexts).map(
    ([name, { on, description }]): IAttributeData => ({
      name,
      description: `On ${on}. ${description}`,
    }),
  );
  return {
    version: 1.1,
    tags: [{ name: 'script', attributes: ofTag }],
    globalAttributes: [...ofElements, { name: 'class', values: hookClasses() }],
  };
}
