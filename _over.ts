import { buildTargets } from './scripts/build/targets.ts';
import * as p from './tests/bench/players/players.ts';
await buildTargets();
for (const name of process.argv.slice(2)) for (const f of await (p as any)[name]()) console.log(f.what, '|', f.value, f.budget ? (f.budget.kept ? 'ok' : `OVER ${f.budget.limit}`) : '');
