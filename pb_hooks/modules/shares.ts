// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewTender } from '../merger/view-tender.ts';
export { viewBook } from '../share/view-book.ts';
export { viewShareListing } from '../share/view-share-listing.ts';
export { viewShares } from '../share/view-shares.ts';
