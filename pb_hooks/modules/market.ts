// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewCatchments } from '../market/catchments.ts';
export { viewDelivery } from '../market/delivery.ts';
export { viewEconomy } from '../market/economy.ts';
export { viewMarket } from '../market/market.ts';
export { viewRouteQuote } from '../market/quote.ts';
export { viewResearch } from '../market/research.ts';
export { viewTraffic } from '../market/traffic.ts';
export { viewSlots } from '../market/view-slots.ts';
