// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { settleHour } from '../settlement/settle-hour.ts';
export { confirmPresence } from '../world/confirm-presence.ts';
export { letRivalsFly } from '../world/let-rivals-fly.ts';
export { replayActions } from '../world/replay.ts';
export { skipAhead, viewSkip } from '../world/skip.ts';
export { steerWorld } from '../world/steer.ts';
