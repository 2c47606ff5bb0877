import { join, resolve } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { didYouMean, suggest } from '../../../diagnose/schema/did-you-mean.ts';
import { engine } from '../../files/project/places.js';
import { moduleProblem, type OwnModule, readModule } from './own-module.ts';

const door = join(engine, 'src', 'door', 'view.ts');

/** Finds attributes in the markup of a view that the part of `vitrine/section` does not have, which it would ignore. */
export async function findUnknownProps(module: OwnModule): Promise<Problem[]> {
  const { Visitor } = await import('rolldown/utils');
  const tags: ESTree.JSXOpeningElement[] = [];
  const visit = (tag: ESTree.JSXOpeningElement) => void tags.push(tag);
  new Visitor({ ['JSXOpeningElement']: visit }).visit(module.program);
  const parts = module.imports.flatMap(({ name, names }) =>
    name === 'vitrine/section' ? names.filter((each) => each.name === each.local) : [],
  );
  const known = new Map(
    await Promise.all(parts.map(async ({ name }) => [name, await propsOf(name)] as const)),
  );
  return tags.flatMap(({ name: tag, attributes }) => {
    const props = tag.type === 'JSXIdentifier' && known.get(tag.name);
    if (!props) return [];
    return attributes.flatMap((each): Problem[] => {
      if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier') return [];
      const { name, start, end } = each.name;
      if (props.includes(name) || name === 'key') return [];
      const words = {
        message: `${tag.name} has no ${name}`,
        found: name,
        expected: `one of ${props.join(', ')}`,
        fix: 'write one of those, or remove it',
      };
      return [moduleProblem(module, [start, end], suggest(words, didYouMean(name, props)))];
    });
  });
}

/** Returns the names of the props of a part, as its source declares them; undefined where that does not say all. */
export async function propsOf(part: string): Promise<readonly string[] | undefined> {
  const { program: doors } = await readModule(door);
  const from = doors.body.find(
    (each) =>
      each.type === 'ExportNamedDeclaration' &&
      each.specifiers.some(({ exported }) => 'name' in exported && exported.name === part),
  );
  const file = from?.type === 'ExportNamedDeclaration' ? from.source?.value : undefined;
  if (file === undefined) return undefined;
  const { program: source } = await readModule(resolve(door, '..', file));
  const declared = source.body.flatMap((each) =>
    each.type === 'ExportNamedDeclaration' ? (each.declaration ?? []) : each,
  );
  const made = declared.find(
    (each) => each.type === 'FunctionDeclaration' && each.id?.name === part,
  );
  const [first] = made?.type === 'FunctionDeclaration' ? made.params : [];
  const type = first && 'typeAnnotation' in first && first.typeAnnotation?.typeAnnotation;
  return type ? namesIn(type) : undefined;

  function namesIn(type: ESTree.TSType): readonly string[] | undefined {
    if (type.type === 'TSTypeLiteral')
      return type.members.flatMap((each) =>
        each.type === 'TSPropertySignature' && each.key.type === 'Identifier' ? each.key.name : [],
      );
    if (type.type === 'TSIntersectionType') {
      const all = type.types.map(namesIn);
      return all.every((each) => each !== undefined) ? all.flat() : undefined;
    }
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return undefined;
    const { name } = type.typeName;
    // What is left out is of another kind beside it.
    const [whole] = name === 'Omit' ? (type.typeArguments?.params ?? []) : [];
    if (whole) return namesIn(whole);
    const alias = declared.find(
      (each) => each.type === 'TSTypeAliasDeclaration' && each.id.name === name,
    );
    return alias?.type === 'TSTypeAliasDeclaration' ? namesIn(alias.typeAnnotation) : undefined;
  }
}
