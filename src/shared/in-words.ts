/** What stands for keys that are no words. */
const names = new Map([
  ['alt', 'What it shows'],
  ['id', 'Name for links'],
  ['nameOwn', 'Name'],
  ['src', 'File'],
  ['url', 'Address'],
]);

/** Writes a key such as `contactMe` as words for people who do not write code. */
export function inWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return names.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
