import {
  viewDelivery as realDelivery,
  type viewEconomy as realEconomy,
  viewResearch as realResearch,
  viewTraffic as realTraffic,
} from '#hooks/modules/market.ts';
import { sayStarted, untilTold } from '../until-told.ts';

export * from '#hooks/modules/market.ts';

/** Some calls are so slow that a few of them keep the server busy. */
export const viewDelivery: typeof realDelivery = (e) => {
  sleep(800);
  realDelivery(e);
};
export const viewResearch: typeof realResearch = (e) => {
  sleep(500);
  realResearch(e);
};
export const viewTraffic: typeof realTraffic = (e) => {
  untilTold(e.app);
  realTraffic(e);
};
/** Responds with more than the system buffers for a client that does not read. */
export const viewEconomy: typeof realEconomy = (e) => {
  sayStarted(e.app);
  e.string(200, 'x'.repeat(15_000_000));
};
