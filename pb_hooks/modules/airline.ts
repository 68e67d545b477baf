// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { foundAirline } from '../airline/found.ts';
export { previewAirline } from '../airline/preview.ts';
export { viewPublicAirline } from '../airline/view-public.ts';
export { viewRanking } from '../airline/view-ranking.ts';
export { remindPlayers } from '../away/remind.ts';
export { viewAway } from '../away/view-away.ts';
export { viewFares } from '../away/view-fares.ts';
export { viewMoves } from '../away/view-moves.ts';
export { viewCash } from '../bank/view-cash.ts';
export { viewStart } from '../insolvency/view-start.ts';
export { viewStatement } from '../statement/view-statement.ts';
