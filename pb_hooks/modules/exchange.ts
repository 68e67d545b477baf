// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewAuction } from '../exchange/views/view-auction.ts';
export { viewExchangeFleet } from '../exchange/views/view-fleet.ts';
export { viewExchangeListing } from '../exchange/views/view-listing.ts';
export { viewNegotiations } from '../exchange/views/view-negotiations.ts';
export { viewExchangeSale } from '../exchange/views/view-sale.ts';
export { viewExchangeSearch } from '../exchange/views/view-search.ts';
