import type { CONTINENTS } from '../airport/airport-types.ts';

type Continent = (typeof CONTINENTS)[number];

/** Continents whose demand an event can change, with their names. */
export const REGION_NAMES: Readonly<Record<Exclude<Continent, 'AN'>, string>> = {
  AF: 'Africa',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
};
export type Region = keyof typeof REGION_NAMES;
export const REGIONS = Object.keys(REGION_NAMES) as readonly Region[];

/**
 * Countries whose airspace can close, by ISO code. Countries so large that a closure would stop an airline
 * for days with most of its network are left out. The order decides which one is drawn: only append.
 */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  IS: 'Iceland',
  NO: 'Norway',
  IE: 'Ireland',
  PT: 'Portugal',
  CH: 'Switzerland',
  AT: 'Austria',
  GR: 'Greece',
  PL: 'Poland',
  RO: 'Romania',
  DK: 'Denmark',
  EG: 'Egypt',
  MA: 'Morocco',
  KE: 'Kenya',
  ET: 'Ethiopia',
  NG: 'Nigeria',
  IL: 'Israel',
  JO: 'Jordan',
  SA: 'Saudi Arabia',
  QA: 'Qatar',
  PK: 'Pakistan',
  BD: 'Bangladesh',
  LK: 'Sri Lanka',
  NP: 'Nepal',
  TH: 'Thailand',
  VN: 'Vietnam',
  PH: 'Philippines',
  TW: 'Taiwan',
  KR: 'South Korea',
  NZ: 'New Zealand',
  PG: 'Papua New Guinea',
  PE: 'Peru',
  CL: 'Chile',
  EC: 'Ecuador',
  CO: 'Colombia',
  CU: 'Cuba',
  CR: 'Costa Rica',
};

/** Airports of the cities that host sports events, by IATA code. Only append: see `COUNTRY_NAMES`. */
export const HOST_CITIES: Readonly<Record<string, string>> = {
  LHR: 'London',
  CDG: 'Paris',
  MAD: 'Madrid',
  FCO: 'Rome',
  BER: 'Berlin',
  AMS: 'Amsterdam',
  ATH: 'Athens',
  IST: 'Istanbul',
  CPH: 'Copenhagen',
  WAW: 'Warsaw',
  JFK: 'New York',
  LAX: 'Los Angeles',
  ATL: 'Atlanta',
  ORD: 'Chicago',
  YVR: 'Vancouver',
  MEX: 'Mexico City',
  GIG: 'Rio de Janeiro',
  EZE: 'Buenos Aires',
  SCL: 'Santiago',
  BOG: 'Bogotá',
  LIM: 'Lima',
  HND: 'Tokyo',
  ICN: 'Seoul',
  PEK: 'Beijing',
  BKK: 'Bangkok',
  SIN: 'Singapore',
  DEL: 'Delhi',
  BOM: 'Mumbai',
  CGK: 'Jakarta',
  DXB: 'Dubai',
  DOH: 'Doha',
  JNB: 'Johannesburg',
  CPT: 'Cape Town',
  NBO: 'Nairobi',
  CAI: 'Cairo',
  CMN: 'Casablanca',
  SYD: 'Sydney',
  MEL: 'Melbourne',
  BNE: 'Brisbane',
  AKL: 'Auckland',
};
