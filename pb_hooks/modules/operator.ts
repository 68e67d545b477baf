// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { publishAirportsAgain } from '../airport/publish.ts';
export { dumpBooks } from '../finance/dump-books.ts';
export { applySettings, saveSettings } from '../operator/apply-settings.ts';
export { bootstrap } from '../operator/bootstrap.ts';
export { reportUse } from '../operator/in-use.ts';
export { receiveAirports } from '../seed/receive-airports.ts';
export { receiveTables } from '../seed/receive-tables.ts';
export { seed } from '../seed/seed-command.ts';
export { dumpWorld } from '../world/dump.ts';
