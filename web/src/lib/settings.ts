import { type UserSettings, userSettingsSchema } from '../../../game/user.ts';
import { client } from './client.ts';
import { DEFAULT_UNITS, type Units } from './format.ts';
import { currentUser, useSession } from './session.ts';

/** What the account keeps; what cannot be read counts as not set. */
const readSettings = (stored: unknown): UserSettings => userSettingsSchema.safeParse(stored).data ?? {};

/** The signed-in user's settings; empty where nobody is signed in. */
export const useSettings = (): UserSettings => readSettings(useSession()?.settings);

/** The units that figures are shown in. */
export const useUnits = (): Units => useSettings().units ?? DEFAULT_UNITS;

/** Changes some of the settings and keeps the others. @throws {ApiError} */
export async function saveSettings(changes: UserSettings): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const settings = { ...readSettings(user.settings), ...changes };
  await client.collection('users').update(user.id, { settings });
}
