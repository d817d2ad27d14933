import { readFile } from 'node:fs/promises';
import { parse } from 'acorn';
import { transform } from 'esbuild';

/** @typedef {import('acorn').Statement | import('acorn').ModuleDeclaration} Statement */

/**
 * What has no state of its own, whatever calls it. A list or an object that is empty at first is there to be
 * filled; one that is not is a table.
 *
 * @param {import('acorn').Expression | import('acorn').SpreadElement | null} value
 * @returns {boolean}
 */
function isFixed(value) {
  switch (value?.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true;
    case 'Literal':
      return !('regex' in value);
    case 'TemplateLiteral':
      return value.expressions.length === 0;
    case 'ArrayExpression':
      return value.elements.length > 0 && value.elements.every(isFixed);
    case 'ObjectExpression':
      return (
        value.properties.length > 0 &&
        value.properties.every((each) => each.type === 'Property' && isFixed(each.value))
      );
    default:
      return false;
  }
}

/** @param {Statement} statement @returns {boolean} */
function isStatelessStatement(statement) {
  switch (statement.type) {
    case 'ImportDeclaration':
    case 'FunctionDeclaration':
      return true;
    case 'ExportNamedDeclaration':
      return !statement.declaration || isStatelessStatement(statement.declaration);
    case 'VariableDeclaration':
      return (
        statement.kind === 'const' &&
        statement.declarations.every(({ init }) => isFixed(init ?? null))
      );
    default:
      return false;
  }
}

/**
 * Whether a module has nothing but functions and fixed texts: it keeps nothing from one call to the
 * next, so that it may be in several files.
 *
 * @param {string} path of a TypeScript module
 */
export async function isStateless(path) {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts' });
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return body.every(isStatelessStatement);
}
