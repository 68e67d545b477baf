import { defineCollection } from '../foundation/define-collection.ts';
import { airlineField, id, removeCollections, SIGNED_IN, texts, wholes } from '../living_world/fields.ts';

/** World news. */
export function addNews(app: CoreApp): void {
  defineCollection(app, {
    name: 'news',
    readRule: SIGNED_IN,
    fields: [
      ...wholes('minute'),
      new TextField({ name: 'kind', required: true, pattern: '^(economy|founded|gone|record)$' }),
      ...texts('title', 'body', 'link'),
      airlineField(),
      id('airport'),
    ],
    indexes: ['minute', 'airline', 'kind, minute'],
  });
}

export const removeNews = (app: CoreApp): void => removeCollections(app, 'news');
