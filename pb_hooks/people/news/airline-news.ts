import { readJson } from '#hooks/platform/db/read-json.ts';
import { addNews } from './add-news.ts';

const HAS_FLOWN =
  'SELECT json_quote(EXISTS (SELECT 1 FROM route_history WHERE airline = {:airline})) AS json';

const cityOf = (hub: core.Record): string =>
  `${hub.getString('city') || hub.getString('municipality') || hub.getString('name')} (${hub.getString('iata')})`;

/** Adds the news that an airline has been founded. */
export function tellFounded(tx: CoreApp, minute: number, airline: string, hub: core.Record): void {
  const item = { kind: 'founded', subject: airline, airline, airport: hub.id } as const;
  addNews(tx, minute, [{ ...item, title: `A new airline in ${cityOf(hub)}` }]);
}

/** Adds the news that an airline has opened a base besides its hub. */
export function tellBase(tx: CoreApp, minute: number, airline: string, base: core.Record): void {
  const item = { kind: 'base', subject: `${airline} ${base.id}`, airline, airport: base.id } as const;
  addNews(tx, minute, [{ ...item, title: `A base in ${cityOf(base)}` }]);
}

/** Adds the news that an airline is gone, without its name. Only if it has ever flown. */
export function tellGone(tx: CoreApp, minute: number, airline: core.Record): void {
  if (readJson<number>(tx, HAS_FLOWN, { airline: airline.id }) === 0) return;
  const hub = tx.findRecordById('airport', airline.getString('hub'));
  const item = { kind: 'gone', subject: airline.id, airport: hub.id } as const;
  const title =
    airline.getInt('insolvent_from') > 0
      ? `An insolvent airline in ${cityOf(hub)} has been wound up`
      : `An airline in ${cityOf(hub)} has closed`;
  addNews(tx, minute, [{ ...item, title }]);
}
