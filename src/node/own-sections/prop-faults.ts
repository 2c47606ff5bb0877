import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { didYouMean, suggest } from '../../diagnose/schema/did-you-mean.ts';
import { engine } from '../project/places.js';
import { moduleProblem, type OwnModule, readModule } from './own-module.ts';

const door = join(engine, 'src', 'door', 'view.ts');

/** Finds attributes in the markup of a view that the part of `vitrine/section` does not have, which it would ignore. */
export async function findUnknownProps(module: OwnModule): Promise<Problem[]> {
  const { Visitor } = await import('rolldown/utils');
  const tags: ESTree.JSXOpeningElement[] = [];
  const visit = (tag: ESTree.JSXOpeningElement) => void tags.push(tag);
  new Visitor({ ['JSXOpeningElement']: visit }).visit(module.program);
  const faults = tags.map(async ({ name: tag, attributes }) => {
    if (tag.type !== 'JSXIdentifier' || !isPart(module, tag.name)) return [];
    const known = await propsOf(tag.name);
    return attributes.flatMap((each): Problem[] => {
      if (each.type !== 'JSXAttribute' || each.name.type !== 'JSXIdentifier' || !known) return [];
      const { name, start, end } = each.name;
      if (known.includes(name) || name === 'key') return [];
      const words = {
        message: `${tag.name} has no ${name}`,
        found: name,
        expected: `one of ${known.join(', ')}`,
        fix: 'write one of those, or remove it',
      };
      return [moduleProblem(module, [start, end], suggest(words, didYouMean(name, known)))];
    });
  });
  return (await Promise.all(faults)).flat();
}

/** Checks whether a name is that of a part, which `vitrine/section` gives to the module by the same name. */
const isPart = ({ source }: OwnModule, name: string) =>
  new RegExp(
    `\\{[^}]*(?<!\\bas\\s+)\\b${name}\\b(?!\\s+as\\b)[^}]*\\}\\s*from\\s*['"]vitrine/section`,
  ).test(source.text);

/** Returns the names of the props of a part, as its source declares them; undefined where that does not say all. */
export async function propsOf(part: string): Promise<readonly string[] | undefined> {
  const exported = new RegExp(`\\{[^}]*\\b${part}\\b[^}]*\\} from '(.*)'`);
  const [, file] = exported.exec(readFileSync(door, 'utf8')) ?? [];
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
