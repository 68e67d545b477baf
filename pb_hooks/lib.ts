// biome-ignore-all lint/performance/noBarrelFile: PocketBase's handlers load one module, and this is it
export { applySettings } from './operator/apply-settings.ts';
export { bootstrap } from './operator/bootstrap.ts';
export { listenOnPort } from './operator/listen.ts';
