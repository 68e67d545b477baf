import { defineCollection } from './define-collection.ts';

/** Airports are public: everybody can read them. Only the import and superusers write them. */
export function addAirports(app: CoreApp): void {
  defineCollection(app, {
    name: 'airport',
    readRule: '',
    fields: [
      new TextField({ name: 'ident', required: true, max: 14, presentable: true }),
      new TextField({ name: 'name', required: true, max: 100, presentable: true }),
      new TextField({ name: 'iata', required: true, pattern: '^[A-Z0-9]{3}$', presentable: true }),
      new TextField({ name: 'icao', max: 4 }),
      new SelectField({
        name: 'type',
        required: true,
        maxSelect: 1,
        values: ['large_airport', 'medium_airport'],
      }),
      new SelectField({
        name: 'continent',
        required: true,
        maxSelect: 1,
        values: ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'],
      }),
      new TextField({ name: 'country', required: true, pattern: '^[A-Z]{2}$' }),
      new TextField({ name: 'municipality', max: 100 }),
      new NumberField({ name: 'lat', min: -90, max: 90 }),
      new NumberField({ name: 'lon', min: -180, max: 180 }),
      new NumberField({ name: 'elevation_m', onlyInt: true, min: -500, max: 9000 }),
      // A number field cannot be empty, and 0 m is a real elevation.
      new BoolField({ name: 'elevation_known' }),
      new NumberField({ name: 'runways', onlyInt: true, min: 0, max: 30 }),
      new NumberField({ name: 'longest_runway_m', onlyInt: true, min: 0, max: 10_000 }),
      new TextField({ name: 'timezone', required: true, max: 64 }),
      new BoolField({ name: 'scheduled' }),
    ],
    unique: ['ident', 'iata'],
    indexes: ['continent, type'],
  });

  defineCollection(app, {
    name: 'seed_state',
    fields: [
      new TextField({ name: 'name', required: true, max: 40, presentable: true }),
      new TextField({ name: 'hash', required: true, max: 128 }),
      new NumberField({ name: 'rows', onlyInt: true, min: 0 }),
      new DateField({ name: 'imported', required: true }),
    ],
    unique: ['name'],
  });
}

export function removeAirports(app: CoreApp): void {
  for (const name of ['seed_state', 'airport']) app.delete(app.findCollectionByNameOrId(name));
}
