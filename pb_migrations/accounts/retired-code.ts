import { defineCollection } from '../foundation/define-collection.ts';
import { removeCollections, wholes } from '../living_world/fields.ts';

/** Codes of airlines that are gone. */
export function addRetiredCodes(app: CoreApp): void {
  defineCollection(app, {
    name: 'retired_code',
    fields: [new TextField({ name: 'code', required: true, pattern: '^[A-Z0-9]{2,3}$' }), ...wholes('until')],
    unique: ['code'],
  });
}

export const removeRetiredCodes = (app: CoreApp): void => removeCollections(app, 'retired_code');
