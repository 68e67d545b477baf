import type { PassengerGroup } from '#game/demand/groups.ts';

/** Labels of the passenger groups. */
export const GROUP_NAMES: Readonly<Record<PassengerGroup, string>> = {
  leisure: 'Leisure',
  business: 'Business',
  premium: 'Premium',
};
