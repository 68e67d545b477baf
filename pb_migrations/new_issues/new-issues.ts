import { wholes } from '../living_world/fields.ts';

const OFFER = ['offer_lots', 'offer_price', 'offer_closes'];
const PRICE = 'price';

/** New shares of listed airlines. Each subscription has its price, because an airline can have two kinds of offers. */
export function addNewIssues(app: CoreApp): void {
  const listing = app.findCollectionByNameOrId('listing');
  listing.fields.add(...wholes(...OFFER));
  app.save(listing);
  const subscription = app.findCollectionByNameOrId('subscription');
  subscription.fields.add(...wholes(PRICE));
  app.save(subscription);
  app
    .db()
    .newQuery(
      `UPDATE subscription SET price = COALESCE(
        (SELECT g.issue_price FROM listing g WHERE g.airline = subscription.issuer), 0)`,
    )
    .execute();
}

export function removeNewIssues(app: CoreApp): void {
  const subscription = app.findCollectionByNameOrId('subscription');
  subscription.fields.removeByName(PRICE);
  app.save(subscription);
  const listing = app.findCollectionByNameOrId('listing');
  for (const name of OFFER) listing.fields.removeByName(name);
  app.save(listing);
}
