// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { beginWorld, stopClock } from '../world/begin-world.ts';
export { hurryFirstTick } from '../world/first-tick.ts';
export { tick } from '../world/tick.ts';
