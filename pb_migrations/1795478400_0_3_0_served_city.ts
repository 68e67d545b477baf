/*
 * The city that an airport serves if it differs from its municipality: "Athens" for Spata-Artemida. The next
 * start's import fills it in.
 */
migrate(
  (app) => {
    const airports = app.findCollectionByNameOrId('airport');
    const after = airports.fields.fieldNames().indexOf('municipality') + 1;
    airports.fields.addAt(after, new TextField({ name: 'city', max: 100 }));
    app.save(airports);
  },
  (app) => {
    const airports = app.findCollectionByNameOrId('airport');
    airports.fields.removeByName('city');
    app.save(airports);
  },
);
