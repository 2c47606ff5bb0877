import fs from "node:fs";
const t = '{'.repeat(65536);
const orig = RegExp.prototype.exec;
const seen = new Set();
for (const name of ['exec', 'test', Symbol.match, Symbol.replace, Symbol.matchAll, Symbol.split, Symbol.search] as const) {
  const o = (RegExp.prototype as any)[name];
  (RegExp.prototype as any)[name] = function (...a: any[]) { if (!seen.has(this.source)) { seen.add(this.source); fs.writeSync(1, `${String(name)} ${this.source.slice(0, 120)}\n`); } return o.apply(this, a); };
}
const { problemsOf } = await import('../hostile/problems-of.ts');
seen.clear(); console.log('----');
problemsOf(t, 'site');
export {};
