/** A registry with one more line, in the alphabetical order of the types it exports. */
export function addLine(registry: string, type: string, line: string): string {
  const lines = registry.trimEnd().split('\n');
  const later = lines.findIndex((each) => {
    const exported = exportedName(each);
    return exported !== undefined && exported > type;
  });
  return `${lines.toSpliced(later < 0 ? lines.length : later, 0, line).join('\n')}\n`;
}

/** The types that a registry exports. */
export function exportedNames(registry: string): string[] {
  return registry.split('\n').flatMap((line) => exportedName(line) ?? []);
}

/** The type of a line: of `export { View as type } from …` as of `export const type = …`. */
function exportedName(line: string): string | undefined {
  return /^export (?:\{ (?:\w+ as )?|const )(\w+)/.exec(line)?.[1];
}
