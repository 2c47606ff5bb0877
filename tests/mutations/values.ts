import { isMap, isScalar, isSeq, type Node, Scalar } from 'yaml';
import { allowedValues } from '../../src/schema/describe-schema.ts';
import type { Path } from '../../src/schema/path.ts';
import { metadataOf, type Schema, schemaAt, typesAt } from '../../src/schema/schema-tree.ts';
import { type Mutation, misspellings, nextLine, replaced, type Valid } from './mutation.ts';

/** A value, where it stands, and the key it would be reported at were it gone. */
type Place = { node: Node; path: Path; emptyAt: number };

/** What goes wrong with a value. */
export function* valueMistakes(valid: Valid, place: Place): Generator<Mutation> {
  const { node, path } = place;
  const field = schemaAt(valid.schema, valid.value, path);
  const [start, end] = node.range ?? [0, 0];
  if (!field) return;
  if (isScalar(node)) {
    yield* retyped(valid, place, [start, end], node);
    yield* misspelt(valid, place, [start, end], field);
    if (typeof node.value === 'number') yield* outOfRange(valid, [start, end]);
    if (typeof node.value === 'string') yield* unquoted(valid, [start, end], node, field);
  } else if ((isMap(node) || isSeq(node)) && path.length > 0) {
    yield* collapsed(valid, place, node.flow === true ? end : blockEnd(valid.text, end));
  }
}

function blockEnd(text: string, end: number): number {
  return text.charAt(end - 1) === '\n' ? end - 1 : end;
}

function* retyped(
  valid: Valid,
  { emptyAt }: Place,
  range: [number, number],
  node: Scalar,
): Generator<Mutation> {
  const change = (by: string, at = range[0]) =>
    replaced(valid, 'retype a value', range, by, { at });
  const last = valid.text.slice(...range).endsWith('\n') ? '\n' : '';
  yield change(`[a, b]${last}`);
  yield change(`{ a: b }${last}`);
  yield change(last, emptyAt);
  if (typeof node.value === 'string') {
    yield change(`12${last}`);
    yield change(`true${last}`);
    yield change(`1.10${last}`);
  }
  if (typeof node.value === 'number') {
    yield change('true');
    yield change(`"${node.value}"`);
    yield change(`${node.value}px`);
  }
  if (typeof node.value === 'boolean') {
    for (const by of ['yes', 'off', '"true"', '1']) yield change(by);
  }
}

function* misspelt(
  valid: Valid,
  { path }: Place,
  range: [number, number],
  field: Schema,
): Generator<Mutation> {
  const word = valid.text.slice(...range);
  const { role } = metadataOf(field);
  const change = (wrong: string, meant: string) =>
    replaced(valid, 'misspell a value', range, wrong, { meant });
  const union = schemaAt(valid.schema, valid.value, path.slice(0, -1));
  const isType = union && typesAt(union, String(path.at(-1)));
  if (isType || (allowedValues(field)?.includes(word) && word.length > 1)) {
    for (const wrong of misspellings(word)) yield change(wrong, word);
  }
  if (role === 'page' && word !== '""')
    for (const wrong of misspellings(word)) yield change(wrong, word);
  if (role === 'picture' || role === 'video' || role === 'audio') {
    const folder = word.lastIndexOf('/') + 1;
    const name = word.slice(folder);
    for (const wrong of misspellings(name)) yield change(word.slice(0, folder) + wrong, word);
    yield change(word.slice(0, folder) + name.toUpperCase(), word);
  }
  const variable = /\{(\w+)\}/.exec(word)?.[1];
  if (variable !== undefined && path.at(-1) === 'title') {
    for (const wrong of misspellings(variable))
      yield change(word.replace(variable, wrong), variable);
  }
}

function* outOfRange(valid: Valid, range: [number, number]): Generator<Mutation> {
  for (const by of ['-99999', '99999', '1.5', '1e9', '.inf']) {
    yield replaced(valid, 'leave the range', range, by);
  }
}

/** Texts that owners write without quotes, and that YAML takes for something else. */
function* unquoted(
  valid: Valid,
  range: [number, number],
  node: Scalar,
  field: Schema,
): Generator<Mutation> {
  if (node.type !== Scalar.PLAIN && node.type !== Scalar.QUOTE_DOUBLE) return;
  if (allowedValues(field) || metadataOf(field).role) return;
  const [start, end] = range;
  const bare = String(node.value).trim();
  if (bare === '') return;
  const written = valid.text.slice(start, end);
  const isFlow = valid.text.slice(end, nextLine(valid.text, end)).search(/[}\]]/) >= 0;
  const change = (by: string, at = start) => replaced(valid, 'leave out quotes', range, by, { at });
  yield change(`@${bare}`);
  yield change(`%${bare}`);
  yield change('#fff');
  if (isFlow) return;
  for (const sign of ['*', '&', '!', '`', '| ', '> ', '{x} ', ', ', '- '])
    yield change(`${sign}${bare}`);
  yield change(`${bare.replaceAll(':', '')}: more`);
  yield change(`"${bare.replaceAll('"', '')}`);
  yield change(`“${bare}”`);
  yield change(`"${bare.replaceAll('"', '')}" more`);
  yield change(`'it's ${bare.replaceAll("'", '')}'`);
  if (node.type === Scalar.PLAIN) yield change(`${written} #1`, start + written.length + 1);
}

function* collapsed(valid: Valid, { node }: Place, end: number): Generator<Mutation> {
  const [start] = node.range ?? [0];
  if ('flow' in node && node.flow === true) {
    yield replaced(valid, 'retype a block', [start, end], 'text');
    yield replaced(valid, 'retype a block', [start, end], '12');
    // Without its closing bracket.
    yield replaced(valid, 'leave a bracket open', [end - 1, end], '', { at: start });
  }
}

/** What goes wrong with a list: an item that stands twice. */
export function* itemMistakes(valid: Valid, item: Node, isFlow: boolean): Generator<Mutation> {
  const [start, end] = item.range ?? [0, 0];
  // What ends a longer text may be the indentation of the next line.
  const written = valid.text.slice(start, end).replace(/ +$/, '');
  if (isFlow) {
    yield replaced(valid, 'duplicate an item', [end, end], `, ${written}`, { at: end + 2 });
    return;
  }
  const dash = valid.text.lastIndexOf('- ', start - 1);
  const lead = dash - (valid.text.lastIndexOf('\n', dash) + 1);
  const isLong = written.endsWith('\n');
  const after = isLong ? start + written.length : nextLine(valid.text, end);
  const copy = `${' '.repeat(lead)}- ${written}${isLong ? '' : '\n'}`;
  yield replaced(valid, 'duplicate an item', [after, after], copy, { at: after + lead + 2 });
}
