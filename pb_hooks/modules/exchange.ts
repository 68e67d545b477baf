// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewAuction } from '../exchange/view-auction.ts';
export { viewNegotiations } from '../exchange/view-negotiations.ts';
