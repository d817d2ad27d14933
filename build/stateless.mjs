import { readFile } from 'node:fs/promises';
import { parse } from 'acorn';
import { transform } from 'esbuild';

/** @typedef {import('acorn').Statement | import('acorn').ModuleDeclaration} Statement */

/** What has no state of its own, whatever calls it. @param {import('acorn').Expression} value */
const isFixed = (value) =>
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(value.type) ||
  (value.type === 'Literal' && !('regex' in value)) ||
  (value.type === 'TemplateLiteral' && value.expressions.length === 0);

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
        statement.declarations.every(({ init }) => init && isFixed(init))
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
