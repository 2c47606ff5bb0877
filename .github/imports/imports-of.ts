import { parseSync, Visitor } from 'rolldown/utils';

interface Node {
  type: string;
  start: number;
  source: { type: string; value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
}

/** Lists what a module imports, in each of the ways in which one can: where, and whether types only. */
export function importsOf(path: string, text: string) {
  const found: { source: string; isType: boolean; line: number }[] = [];
  function add({ type, start, source, importKind, exportKind }: Node) {
    const isType = [importKind, exportKind].includes('type') || type === 'TSImportType';
    const line = text.slice(0, start).split('\n').length;
    if (typeof source?.value === 'string') found.push({ source: source.value, isType, line });
  }
  const exports = { ExportAllDeclaration: add, ExportNamedDeclaration: add };
  const imports = { ImportDeclaration: add, ImportExpression: add, TSImportType: add };
  new Visitor({ ...imports, ...exports }).visit(parseSync(path, text).program);
  return found;
}
