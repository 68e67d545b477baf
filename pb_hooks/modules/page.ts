// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { publicConfig } from '../platform/page/public-config.ts';
export { openDashboard, rejectUnknownCall, servePage } from '../platform/page/serve-page.ts';
export { viewHealth } from '../world/views/view-health.ts';
