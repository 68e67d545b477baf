/**
 * Hours after which a new world with rivals opens. At noon UTC there is daylight from America to Australia, and
 * aircraft of every continent are in the air. In these hours, rivals decide nothing and have no connecting passengers,
 * because both would delay the first start by a second.
 */
export const OPENING_HOURS = 12;
