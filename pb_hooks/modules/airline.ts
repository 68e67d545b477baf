// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { foundAirline } from '../airline/found.ts';
export { previewAirline } from '../airline/preview.ts';
