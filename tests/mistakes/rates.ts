import { siteMistakes, contentMistakes } from './corpus.ts';
import { tryMistake, siteFile, contentFile, isOnLine, isNamed, describeOutcome } from './try-mistake.ts';
const t0 = Date.now();
const bad = [siteFile, contentFile].map((f) => f.check(f.text)).filter((d) => !d.ok);
if (bad.length) { console.log(JSON.stringify(bad, null, 1)); process.exit(1); }
const out: any[] = [];
const only = process.argv[2] ?? '';
const failing = new Set(process.argv[3] ? (await import('node:fs')).readFileSync(process.argv[3], 'utf8').split('\n').map((l) => l.slice(4).replace(/, line .*/, '')) : []);
for (const [file, list] of [[siteFile, siteMistakes], [contentFile, contentMistakes]] as const)
  for (const m of list) if (m.title.includes(only) && (failing.size === 0 || failing.has(m.title))) { try { out.push(tryMistake(file, m, { knowsGood: process.env.GOOD === '1' })); } catch (e) { console.log('CRASH', m.title, String(e)); } }
const n = out.length;
const rate = (name: string, f: (o: any) => boolean) => console.log(name, out.filter(f).length, '/', n, (100 * out.filter(f).length / n).toFixed(1));
const { mend } = await import('../../src/node/checks/mend.ts');
const { parse } = await import('yaml');
let mended = 0, perfect = 0, worse = 0;
for (const o of out) {
  if (!o.problems.some((p: any) => p.edits)) continue;
  const f = siteMistakes.includes(o.mistake) ? siteFile : contentFile;
  const r = await mend(o.text, async (t) => f.check(t, process.env.GOOD === '1' ? f.text : undefined));
  if (r.changes.length === 0) continue;
  mended += 1;
  const d = f.check(r.text);
  const n = d.ok ? 0 : d.problems.length;
  if (n >= o.problems.length) { worse += 1; console.log('WORSE', o.mistake.title); }
  if (d.ok && JSON.stringify(parse(r.text)) === JSON.stringify(parse(f.text))) perfect += 1;
  else console.log('OTHER', o.mistake.title, n, r.changes.map((c) => `${c.line}: ${c.from.trim()} => ${c.to?.trim()}`).slice(0, 2).join(' | ').slice(0, 200));
}
console.log('mended', mended, 'as it was', perfect, 'worse', worse);
rate('on line', isOnLine); rate('one problem', (o) => o.problems.length === 1); rate('named', isNamed); rate('silent', (o) => o.isSilent);
console.log('ms each', ((Date.now() - t0) / n).toFixed(0));
for (const o of out) if (!isOnLine(o) || o.problems.length !== 1 || !isNamed(o)) console.log(`${isOnLine(o) ? ' ' : 'L'}${o.problems.length === 1 ? ' ' : 'P'}${isNamed(o) ? ' ' : 'N'} ${describeOutcome(o)}`.slice(0, 420));
