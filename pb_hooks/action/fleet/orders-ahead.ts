/** New aircraft of a model that its manufacturer has been paid for and has not handed over at a world minute. */
export const ordersAhead = (app: CoreApp, model: string, now: number): number =>
  app.countRecords(
    'aircraft',
    $dbx.exp("model = {:model} AND ownership = 'owned' AND delivered > {:now}", { model, now }),
  );
