import { type UserSettings, userSettingsSchema } from '../../../game/user.ts';
import { client } from './client.ts';
import { chooseFormats, DEFAULT_MONEY, DEFAULT_NUMBERS, DEFAULT_UNITS, type Units } from './format.ts';
import { currentUser, onSessionChange, useSession } from './session.ts';

/** What the account keeps; what cannot be read counts as not set. */
const readSettings = (stored: unknown): UserSettings => userSettingsSchema.safeParse(stored).data ?? {};

// The frame imports this file, so that figures are written as the account says before any is shown.
chooseFormats(readSettings(currentUser()?.settings));
onSessionChange((user) => chooseFormats(readSettings(user?.settings)));

/** The signed-in user's settings; empty where nobody is signed in. */
export const useSettings = (): UserSettings => readSettings(useSession()?.settings);

/** The units that figures are shown in. */
export const useUnits = (): Units => useSettings().units ?? DEFAULT_UNITS;

/** What the account says of units and formats, with the defaults for what it does not. */
export function useFormats(): Required<Pick<UserSettings, 'units' | 'numbers' | 'money'>> {
  const { units = DEFAULT_UNITS, numbers = DEFAULT_NUMBERS, money = DEFAULT_MONEY } = useSettings();
  return { units, numbers, money };
}

/** Changes some of the settings and keeps the others. @throws {ApiError} */
export async function saveSettings(changes: UserSettings): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const settings = { ...readSettings(user.settings), ...changes };
  await client.collection('users').update(user.id, { settings });
}
