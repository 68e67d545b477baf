// biome-ignore-all lint/performance/noBarrelFile: main.pb.ts loads modules, and each is the list of its handlers

export { viewCatchments } from '../demand/views/catchments.ts';
export { viewConnecting } from '../demand/views/connecting.ts';
export { viewMarket } from '../demand/views/market.ts';
export { viewRouteQuote } from '../demand/views/quote.ts';
export { viewResearch } from '../demand/views/research.ts';
export { viewDelivery } from '../fleet/delivery.ts';
export { viewCertificate } from '../network/certificate/view-terms.ts';
export { viewTraffic } from '../operations/views/traffic.ts';
export { viewSlots } from '../slots/views/view-slots.ts';
export { viewEconomy } from '../world/views/economy.ts';
