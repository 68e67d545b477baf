// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { dumpBooks } from '../books/dump-books.ts';
export { applySettings, saveSettings } from '../platform/operator/apply-settings.ts';
export { reportUse } from '../platform/operator/in-use.ts';
export { publishAirportsAgain } from '../platform/seed/publish.ts';
export { receiveAirports } from '../platform/seed/receive-airports.ts';
export { receiveTables } from '../platform/seed/receive-tables.ts';
export { seed } from '../platform/seed/seed-command.ts';
export { bootstrap } from '../world/bootstrap.ts';
export { dumpWorld } from '../world/dump.ts';
