import type { GroupTrips } from '#game/demand/groups.ts';

/** Rounds to thousandths, so that the stored value equals the value read back. */
export const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the demand of a pair as a route stores it. */
export const storedDemand = ({ leisure, business, premium }: Omit<GroupTrips, 'total'>) => ({
  leisure: toThousandths(leisure),
  business: toThousandths(business),
  premium: toThousandths(premium),
});
