interface Definition {
  name: string;
  /** Rule for listing and viewing. Only superusers if left out. */
  readRule?: string;
  fields: core.Field[];
  /** Columns of each index, as SQL. */
  unique?: string[];
  indexes?: string[];
}

/** Creates a collection that only superusers and the server can write. */
export function defineCollection(app: CoreApp, definition: Definition): core.Collection {
  const { name, readRule, fields, unique = [], indexes = [] } = definition;
  const collection = new Collection({ type: 'base', name, listRule: readRule, viewRule: readRule });
  collection.fields.add(...fields);
  const indexName = (columns: string) => `idx_${name}_${columns.replace(/\W+/g, '_')}`;
  for (const columns of unique) collection.addIndex(indexName(columns), true, columns, '');
  for (const columns of indexes) collection.addIndex(indexName(columns), false, columns, '');
  app.save(collection);
  return collection;
}
