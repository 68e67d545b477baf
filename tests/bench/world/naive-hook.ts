/**
 * The departures of an hour as one would write them first: a record found for each leg, and one saved for each flight and
 * each movement of money. For comparison only.
 */
export const NAIVE_HOOK = `
routerAdd('POST', '/bench/naive', (e) => {
  const { hour } = JSON.parse(toString(e.request.body));
  e.app.runInTransaction((tx) => {
    const from = (hour * 60 + 3 * 1440) % 10080;
    const legs = tx.findRecordsByFilter('leg', 'departs >= {:from} && departs < {:to}', '', 0, 0, { from, to: from + 60 });
    const flights = tx.findCollectionByNameOrId('flight');
    const ledger = tx.findCollectionByNameOrId('ledger');
    for (const leg of legs) {
      const aircraft = tx.findRecordById('aircraft', leg.getString('aircraft'));
      const route = tx.findRecordById('route', leg.getString('route'));
      const airline = tx.findRecordById('airline', leg.getString('airline'));
      const rivals = tx.findRecordsByFilter('leg', 'origin = {:a} && destination = {:b}', 'departs', 0, 0, {
        a: leg.getString('origin'), b: leg.getString('destination') });
      const fare = route.getInt('fare_economy');
      const passengers = Math.floor(aircraft.getInt('economy') * 0.8 / Math.max(1, rivals.length / 50));
      tx.save(new Record(flights, { airline: airline.id, aircraft: aircraft.id, route: route.id, leg: leg.id,
        number: leg.getString('number'), origin: leg.getString('origin'), destination: leg.getString('destination'),
        departs: hour * 60, arrives: hour * 60 + leg.getInt('block'), state: 'landed', pax_economy: passengers,
        revenue: fare * passengers }));
      for (const category of ['tickets', 'fuel', 'crew', 'service', 'landing', 'handling', 'navigation', 'overhead'])
        tx.save(new Record(ledger, { airline: airline.id, at: new DateTime(), minute: hour * 60, category, amount: 100 }));
      airline.set('cash', airline.getInt('cash') + fare * passengers);
      tx.save(airline);
      aircraft.set('hours', aircraft.getFloat('hours') + leg.getInt('block') / 60);
      tx.save(aircraft);
    }
  });
  e.json(200, {});
}, $apis.requireSuperuserAuth());
`;
