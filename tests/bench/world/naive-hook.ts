/**
 * A simple implementation of an hour: finds records for each leg, and saves one for each flight at departure
 * and landing, for each ledger entry and for the day of its route. It writes the same rows as settlement but
 * computes little of their content: no passenger chooses, nothing is late, no check is planned. For
 * comparison only.
 */
export const NAIVE_HOOK = `
routerAdd('POST', '/bench/naive', (e) => {
  const { hour } = JSON.parse(toString(e.request.body));
  e.app.runInTransaction((tx) => {
    const from = (hour * 60 + 3 * 1440) % 10080;
    const legs = tx.findRecordsByFilter('leg', 'departs >= {:from} && departs < {:to}', '', 0, 0, { from, to: from + 60 });
    const flights = tx.findCollectionByNameOrId('flight');
    const history = tx.findCollectionByNameOrId('route_history');
    const ledger = tx.findCollectionByNameOrId('ledger');
    for (const leg of legs) {
      const aircraft = tx.findRecordById('aircraft', leg.getString('aircraft'));
      const route = tx.findRecordById('route', leg.getString('route'));
      const airline = tx.findRecordById('airline', leg.getString('airline'));
      const rivals = tx.findRecordsByFilter('leg', 'origin = {:a} && destination = {:b}', 'departs', 0, 0, {
        a: leg.getString('origin'), b: leg.getString('destination') });
      const fare = route.getInt('fare_economy');
      const passengers = Math.floor(aircraft.getInt('economy') * 0.8 / Math.max(1, rivals.length / 50));
      const flight = new Record(flights, { airline: airline.id, aircraft: aircraft.id, route: route.id, leg: leg.id,
        number: leg.getString('number'), origin: leg.getString('origin'), destination: leg.getString('destination'),
        departs: hour * 60, arrives: hour * 60 + leg.getInt('block'), state: 'flying', pax_economy: passengers,
        revenue: fare * passengers });
      tx.save(flight);
      flight.set('state', 'landed');
      tx.save(flight);
      for (const category of ['tickets', 'fuel', 'crew', 'service', 'landing', 'handling', 'navigation', 'overhead'])
        tx.save(new Record(ledger, { airline: airline.id, at: new DateTime(), minute: hour * 60, category, amount: 100 }));
      airline.set('cash', airline.getInt('cash') + fare * passengers);
      tx.save(airline);
      const starts = hour * 60 - (hour * 60) % 1440;
      const [day = new Record(history, { airline: airline.id, route: route.id, starts, days: 1 })] =
        tx.findRecordsByFilter('route_history', 'route = {:route} && starts = {:starts}', '', 1, 0, { route: route.id, starts });
      day.set('flights', day.getInt('flights') + 1);
      day.set('revenue', day.getInt('revenue') + fare * passengers);
      tx.save(day);
      aircraft.set('hours', aircraft.getFloat('hours') + leg.getInt('block') / 60);
      tx.save(aircraft);
    }
  });
  e.json(200, {});
}, $apis.requireSuperuserAuth());
`;
