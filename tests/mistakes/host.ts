import { hostileFiles } from '../hostile/files.ts';
import { problemsOf } from '../hostile/problems-of.ts';
for (const [n, f] of Object.entries(hostileFiles)) { const t = Date.now(); const p = problemsOf(f, 'site'); console.log(n, p.length, Date.now() - t); }
