// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewBank } from '../bank/view-bank.ts';
export { viewLoanOffer } from '../bank/view-offer.ts';
export { viewInsolvency } from '../insolvency/view-insolvency.ts';
