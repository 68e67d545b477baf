/*
 * The city that an airport serves, where its municipality is another: "Athens" of Spata-Artemida. The import of the
 * version's airports, which runs at the start, fills it in.
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
