// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewExchangeListing } from '../exchange/view-listing.ts';
export { viewExchangeSale } from '../exchange/view-sale.ts';
export { viewExchangeSearch } from '../exchange/view-search.ts';
