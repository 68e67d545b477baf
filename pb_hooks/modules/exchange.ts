// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewAuction } from '../exchange/view-auction.ts';
export { viewExchangeFleet } from '../exchange/view-fleet.ts';
export { viewExchangeListing } from '../exchange/view-listing.ts';
export { viewNegotiations } from '../exchange/view-negotiations.ts';
export { viewExchangeSale } from '../exchange/view-sale.ts';
export { viewExchangeSearch } from '../exchange/view-search.ts';
