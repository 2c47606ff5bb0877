import type { Problem } from '../../../diagnose/messages/problem.ts';
import { moduleProblem, type OwnModule } from './own-module.ts';

/** Finds out whether the schema of a type is exported by the type's name, and made for a type of this name. */
export function findSchemaFaults(module: OwnModule, type: string): Problem[] {
  const wrong = findWrongExport(module, type, `export const ${type} = section('${type}', {…})`);
  return wrong.length > 0 ? wrong : findWrongType(module, type);
}

/** Finds out whether the view of a type is exported by the type's name with a capital letter. */
export function findViewFaults(module: OwnModule, view: string): Problem[] {
  return findWrongExport(module, view, `export function ${view}(fields) {…}`);
}

/** Finds functions that a module of styles exports: what it exports reaches the browser as data. */
export function findStyleFaults(module: OwnModule): Problem[] {
  const found = module.program.body.flatMap((each) => {
    if (each.type !== 'ExportNamedDeclaration' || !each.declaration) return [];
    if (each.declaration.type === 'FunctionDeclaration') return each.declaration.id ?? [];
    if (each.declaration.type !== 'VariableDeclaration') return [];
    return each.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && /FunctionExpression$/.test(init?.type ?? '') ? id : [],
    );
  });
  return found.map(({ name, start, end }) =>
    moduleProblem(module, [start, end], {
      message: `${name} is a function, and styles export data alone`,
      found: name,
      expected: 'class names and other values',
      fix: 'export what it returns, or move it to a file without .css in its name',
    }),
  );
}

function findWrongExport(module: OwnModule, name: string, expected: string): Problem[] {
  const { exports, source } = module;
  if (exports.some((each) => each.name === name)) return [];
  const [only] = exports;
  if (!only) {
    const words = { message: `this exports no ${name}`, found: 'no export', expected };
    return [moduleProblem(module, [0, 0], { ...words, fix: `write ${expected}` })];
  }
  const isDefault = only.name === 'default';
  const named =
    isDefault && /^default\s+(?:async\s+)?function\s+[\w$]+/.exec(source.text.slice(only.range[0]));
  const range = named ? ([only.range[0], only.range[0] + named[0].length] as const) : only.range;
  const replacement = !isDefault ? name : named ? `function ${name}` : `const ${name} =`;
  return [
    moduleProblem(module, range, {
      message: `this exports ${isDefault ? 'something without a name' : only.name}, and no ${name}`,
      found: isDefault ? 'export default' : only.name,
      expected,
      fix: `write ${replacement}`,
      replacement,
    }),
  ];
}

/** Values that are no schema, whatever they hold. */
const otherValues =
  /^(?:Literal|TemplateLiteral|\w*FunctionExpression|ArrayExpression|ObjectExpression)$/;

function findWrongType(module: OwnModule, type: string): Problem[] {
  const value = module.program.body
    .flatMap((each) =>
      each.type === 'ExportNamedDeclaration' && each.declaration?.type === 'VariableDeclaration'
        ? each.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === type)?.init;
  if (!value) return [];
  const expected = `section('${type}', {…}) or headedSection('${type}', {…})`;
  if (otherValues.test(value.type)) {
    const found = module.source.text.slice(value.start, value.end);
    const words = { message: `${type} is no section`, found, expected, fix: `write ${expected}` };
    return [moduleProblem(module, [value.start, value.end], words)];
  }
  const [first] = value.type === 'CallExpression' ? value.arguments : [];
  if (first?.type !== 'Literal' || first.value === type) return [];
  const replacement = `'${type}'`;
  return [
    moduleProblem(module, [first.start, first.end], {
      message: `this is the type ${first.raw}, and its folder is ${type}`,
      found: String(first.raw),
      expected: 'the name of the folder',
      fix: `write ${replacement}`,
      replacement,
    }),
  ];
}
