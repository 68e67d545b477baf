import { wholes } from '../living_world/fields.ts';

const PRICES = 'day_prices';
const DIVIDENDS = 'dividends';
/** Their mean is the current price, because the prices of past days without trades are not stored. */
const FILL = `
  UPDATE share_listing SET day_prices = json_array(${Array.from({ length: 20 }, () => 'price').join(', ')})
  WHERE state = 'listed'`;
/** Earlier dividends since a past offer are unknown, so its price stays. */
const NOTE = `
  UPDATE tender SET dividends = COALESCE(
    (SELECT g.dividends FROM share_listing g WHERE g.airline = tender.issuer), 0) WHERE state = 'succeeded'`;

/** Last prices of the days of each listed airline, and what it had paid when an offer for it succeeded. */
export function addDayPrices(app: CoreApp): void {
  const listing = app.findCollectionByNameOrId('share_listing');
  listing.fields.add(new JSONField({ name: PRICES, maxSize: 2_000 }));
  app.save(listing);
  app.db().newQuery(FILL).execute();
  const tender = app.findCollectionByNameOrId('tender');
  tender.fields.add(...wholes(DIVIDENDS));
  app.save(tender);
  app.db().newQuery(NOTE).execute();
}

export function removeDayPrices(app: CoreApp): void {
  const listing = app.findCollectionByNameOrId('share_listing');
  listing.fields.removeByName(PRICES);
  app.save(listing);
  const tender = app.findCollectionByNameOrId('tender');
  tender.fields.removeByName(DIVIDENDS);
  app.save(tender);
}
