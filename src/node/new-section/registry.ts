/** A registry with one more line, in alphabetical order among those of its form. */
export function addLine(registry: string, type: string, line: string): string {
  const lines = registry.trimEnd().split('\n');
  const [form = ''] = /^export \S+/.exec(line) ?? [];
  const others = lines.filter((each) => each.startsWith(form));
  const later = others.find((each) => (exportedName(each) ?? '') > type);
  const index =
    later === undefined ? lines.lastIndexOf(others.at(-1) ?? '') + 1 : lines.indexOf(later);
  return `${lines.toSpliced(index || lines.length, 0, line).join('\n')}\n`;
}

/** The types that a registry exports. */
export function exportedNames(registry: string): string[] {
  return registry.split('\n').flatMap((line) => exportedName(line) ?? []);
}

/** The type of a line: of `export { View as type } from …` as of `export const type = …`. */
function exportedName(line: string): string | undefined {
  return /^export (?:\{ (?:\w+ as )?|const )(\w+)/.exec(line)?.[1];
}
