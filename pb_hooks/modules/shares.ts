// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewTender } from '../shares/merger/view-tender.ts';
export { viewBook } from '../shares/views/view-book.ts';
export { viewShareListing } from '../shares/views/view-share-listing.ts';
export { viewShares } from '../shares/views/view-shares.ts';
