import { type UserSettings, userSettingsSchema } from '#game/airline/user.ts';
import { client } from './client.ts';
import { chooseFormats, DEFAULT_MONEY, DEFAULT_NUMBERS, DEFAULT_UNITS, type Units } from './format.ts';
import { currentUser, onSessionChange, useSession } from './session.ts';

/** Returns the account's settings. Invalid settings count as not set. */
const readSettings = (stored: unknown): UserSettings => userSettingsSchema.safeParse(stored).data ?? {};

// The frame imports this file, so that the formats are set before the first figure is shown.
chooseFormats(readSettings(currentUser()?.settings));
onSessionChange((user) => chooseFormats(readSettings(user?.settings)));

/** Returns the signed-in user's settings, empty if signed out. */
export const useSettings = (): UserSettings => readSettings(useSession()?.settings);

/** Returns the units of figures. */
export const useUnits = (): Units => useSettings().units ?? DEFAULT_UNITS;

/** Returns the account's units and formats, with defaults. */
export function useFormats(): Required<Pick<UserSettings, 'units' | 'numbers' | 'money'>> {
  const { units = DEFAULT_UNITS, numbers = DEFAULT_NUMBERS, money = DEFAULT_MONEY } = useSettings();
  return { units, numbers, money };
}

/** Changes some settings and keeps the others. @throws {ApiError} */
export async function saveSettings(changes: UserSettings): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const settings = { ...readSettings(user.settings), ...changes };
  // Reaches the server even if the page is left at once.
  await client.collection('users').update(user.id, { settings }, { keepalive: true });
}
