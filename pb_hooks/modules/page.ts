// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { publicConfig } from '../http/public-config.ts';
export { openDashboard, refuseUnknownCall, servePage } from '../http/serve-page.ts';
export { viewHealth } from '../world/view-health.ts';
