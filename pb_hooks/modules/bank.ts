// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewInsolvency } from '../bank/insolvency/view-insolvency.ts';
export { viewBank } from '../bank/views/view-bank.ts';
export { viewLoanOffer } from '../bank/views/view-offer.ts';
