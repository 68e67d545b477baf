// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { remindPlayers } from '../airline/away/remind.ts';
export { viewAway } from '../airline/away/view-away.ts';
export { viewFares } from '../airline/away/view-fares.ts';
export { viewMoves } from '../airline/away/view-moves.ts';
export { foundAirline, previewAirline } from '../airline/found.ts';
export { viewPublicAirline } from '../airline/views/view-public.ts';
export { viewStart } from '../bank/insolvency/view-start.ts';
export { viewCash } from '../bank/views/view-cash.ts';
export { viewStatement } from '../books/views/view-statement.ts';
export { viewRanking } from '../people/views/view-ranking.ts';
