/** Trips of each passenger group, and their sum. */
export interface GroupTrips {
  leisure: number;
  business: number;
  premium: number;
  total: number;
}

export const PASSENGER_GROUPS = ['leisure', 'business', 'premium'] as const;
export type PassengerGroup = (typeof PASSENGER_GROUPS)[number];

/** One amount per group, in the order of `PASSENGER_GROUPS`. */
export type GroupList = [leisure: number, business: number, premium: number];

/** Share of business in business trips and visits, in poor and in rich places. */
const BUSINESS_POOR = 0.3;
const BUSINESS_RICH = 0.5;
/**
 * Share of tourist visitors who come for a congress, fair or meeting, in rich places. Included because cities
 * attract them too.
 */
const BUSINESS_VISITORS = 0.2;
/** Income at which the share is halfway between the two, PPP dollars per person. */
const BUSINESS_INCOME = 20_000;
/**
 * Share of business travellers who pay for comfort, on very short and very long flights, and the distance
 * halfway.
 */
const PREMIUM = { short: 0.04, long: 0.34, halfKm: 4000 };
/**
 * Premium share among other travellers in rich places, as a multiple of the share among business travellers.
 */
const PREMIUM_OTHERS = 0.2;

/**
 * Splits trips into passenger groups by distance (km) and the incomes at both ends (PPP dollars per person).
 * Visits to relatives and friends count as leisure. Premium passengers come from both other groups. The parts
 * add up to the whole.
 */
export const splitGroups = (
  bonds: number,
  holidays: number,
  km: number,
  incomeA: number,
  incomeB: number,
): GroupTrips => splitByIncome(bonds, holidays, km, Math.sqrt(Math.max(1, incomeA) * Math.max(1, incomeB)));

/** Does the same for the geometric mean of the incomes at both ends. */
export function splitByIncome(bonds: number, holidays: number, km: number, income: number): GroupTrips {
  const wealth = income / (income + BUSINESS_INCOME);
  const businessShare = BUSINESS_POOR + (BUSINESS_RICH - BUSINESS_POOR) * wealth;
  const onBusiness = bonds * businessShare + holidays * BUSINESS_VISITORS * wealth;
  const others = bonds + holidays - onBusiness;
  const share = PREMIUM.short + (PREMIUM.long - PREMIUM.short) * (km / (km + PREMIUM.halfKm));
  const premiumBusiness = onBusiness * share;
  const premiumOther = others * share * PREMIUM_OTHERS * wealth;
  const business = onBusiness - premiumBusiness;
  const leisure = others - premiumOther;
  const premium = premiumBusiness + premiumOther;
  return { leisure, business, premium, total: leisure + business + premium };
}
