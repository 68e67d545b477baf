/** Trips of each passenger group, and their sum. */
export interface GroupTrips {
  leisure: number;
  business: number;
  premium: number;
  total: number;
}

export const PASSENGER_GROUPS = ['leisure', 'business', 'premium'] as const;
export type PassengerGroup = (typeof PASSENGER_GROUPS)[number];

/** Business among business trips and visits, in a poor and in a rich place. */
const BUSINESS_POOR = 0.3;
const BUSINESS_RICH = 0.5;
/** Income at which the share lies in the middle, PPP dollars a head. */
const BUSINESS_INCOME = 20_000;
/** Those who pay for comfort, among business and other travellers, on a very short and a very long flight. */
const PREMIUM_BUSINESS = { short: 0.04, long: 0.34, halfKm: 4000 };
const PREMIUM_OTHER = { short: 0.005, long: 0.07, halfKm: 6000 };

const rise = (km: number, { short, long, halfKm }: typeof PREMIUM_OTHER) =>
  short + (long - short) * (km / (km + halfKm));

/**
 * Splits trips into passenger groups by distance (km) and the incomes at both ends (PPP dollars a head): visits to
 * relatives and friends count as leisure, and premium comes out of both other groups. The parts add up to the whole.
 */
export function splitGroups(
  bonds: number,
  holidays: number,
  km: number,
  incomeA: number,
  incomeB: number,
): GroupTrips {
  const income = Math.sqrt(Math.max(1, incomeA) * Math.max(1, incomeB));
  const businessShare =
    BUSINESS_POOR + (BUSINESS_RICH - BUSINESS_POOR) * (income / (income + BUSINESS_INCOME));
  const onBusiness = bonds * businessShare;
  const others = bonds - onBusiness + holidays;
  const premiumBusiness = onBusiness * rise(km, PREMIUM_BUSINESS);
  const premiumOther = others * rise(km, PREMIUM_OTHER) * (income / (income + BUSINESS_INCOME));
  const business = onBusiness - premiumBusiness;
  const leisure = others - premiumOther;
  const premium = premiumBusiness + premiumOther;
  return { leisure, business, premium, total: leisure + business + premium };
}
