// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { publicConfig } from '../page/public-config.ts';
export { openDashboard, rejectUnknownCall, servePage } from '../page/serve-page.ts';
export { viewHealth } from '../world/view-health.ts';
