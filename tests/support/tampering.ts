import type PocketBase from 'pocketbase';

type Fields = Record<string, unknown>;
/** Damages the data. Returns a function that restores it. */
export type Tampering = () => Promise<() => Promise<unknown>>;
/** The check that finds the damage, and a part of its example. */
export type AuditCase = [check: string, example: string, tamper: Tampering];

/** Returns functions that make tamperings with one record. */
export function tamperingWith(superuser: PocketBase) {
  return {
    change:
      (collection: string, id: string, fields: Fields): Tampering =>
      async () => {
        const rows = superuser.collection(collection);
        const before = await rows.getOne(id);
        await rows.update(id, fields);
        return () =>
          rows.update(id, Object.fromEntries(Object.keys(fields).map((name) => [name, before[name]])));
      },
    add:
      (collection: string, fields: Fields): Tampering =>
      async () => {
        const { id } = await superuser.collection(collection).create(fields);
        return () => superuser.collection(collection).delete(id);
      },
  };
}

/** Returns a tampering that does several at once. */
export const together =
  (...tamperings: readonly Tampering[]): Tampering =>
  async () => {
    const restores: (() => Promise<unknown>)[] = [];
    for (const tamper of tamperings) restores.push(await tamper());
    return () => Promise.all(restores.map((restore) => restore()));
  };
