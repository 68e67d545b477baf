/** Returns the number of aircraft of a model that are ordered and not delivered at a world minute. */
export const ordersAhead = (app: CoreApp, model: string, now: number): number =>
  app.countRecords(
    'aircraft',
    $dbx.exp("model = {:model} AND ownership = 'owned' AND delivered > {:now}", { model, now }),
  );
