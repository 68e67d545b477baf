import { airportsPath } from './tests/support/airports-file.ts';
import { startCrowd } from './tests/support/load/crowd.ts';
import { residentMemory } from './tests/support/load/memory.ts';
import { openLoop } from './tests/support/load/open-loop.ts';
import { playing } from './tests/support/load/shots.ts';
import { operator } from './tests/support/api.ts';
const LOAD = { reads: 120, actions: 25 };
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
const crowd = await startCrowd({ airlines: 40, aircraft: 800, legs: 4000, speed: Number(process.argv[2] ?? 6), memoryCap: 3000 });
const say = (w: string) => console.log(w, residentMemory(crowd.server.pid).toFixed(0), 'MB');
say('start');
for (let i = 0; i < 4; i++) { await sleep(20000); say(`idle ${i * 20 + 20}`); }
const shots = playing(crowd, await airportsPath(crowd.server), LOAD);
await openLoop(crowd.server.url, shots, { rate: 400, seconds: 20 });
say('after load');
for (let i = 0; i < 6; i++) { await sleep(20000); say(`cool ${i * 20 + 20}`); }
const su = await operator(crowd.server);
await su.send('/api/am/world', { method: 'POST', body: { paused: true } });
for (let i = 0; i < 3; i++) { await sleep(20000); say(`paused ${i * 20 + 20}`); }
await crowd.stop();
