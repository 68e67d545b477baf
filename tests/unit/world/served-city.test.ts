import { describe, expect, it } from 'vitest';
import { fold } from '#game/platform/text/fold.ts';
import { knownCity, servedCity } from '#game/world/airport/airport-city.ts';
import { SEEDED_AIRPORTS, seededAirport } from '#tests/support/seeded-airports.ts';

/**
 * The hundred busiest airports of 2023 and 2024 (Airports Council International) with their city in
 * timetables and on airlines' sites, collected by hand. If two cities are in use, both are listed.
 */
const PUBLISHED = `
ATL Atlanta | DXB Dubai | DFW Dallas/Dallas-Fort Worth | HND Tokyo | LHR London | DEN Denver | IST Istanbul
LAX Los Angeles | ORD Chicago | DEL Delhi/New Delhi | CDG Paris | JFK New York | CAN Guangzhou | PVG Shanghai
AMS Amsterdam | MAD Madrid | FRA Frankfurt/Frankfurt am Main | SIN Singapore | ICN Seoul | MCO Orlando
LAS Las Vegas | CLT Charlotte | MIA Miami | SEA Seattle | EWR Newark/New York | SFO San Francisco | PEK Beijing
BKK Bangkok | PHX Phoenix | IAH Houston | BCN Barcelona | SZX Shenzhen | BOM Mumbai | CGK Jakarta
MEX Mexico City | FCO Rome | YYZ Toronto | KUL Kuala Lumpur | LGW London | SAW Istanbul | DOH Doha | MNL Manila
HKG Hong Kong | TFU Chengdu | CKG Chongqing | KMG Kunming | XIY Xi'an | SHA Shanghai | HGH Hangzhou | PKX Beijing
BOG Bogotá/Bogota | GRU São Paulo | BOS Boston | FLL Fort Lauderdale | MSP Minneapolis | LGA New York | DTW Detroit
PHL Philadelphia | SLC Salt Lake City | DCA Washington | BWI Baltimore | IAD Washington | SAN San Diego | TPA Tampa
MDW Chicago | SYD Sydney | MEL Melbourne | BNE Brisbane | JED Jeddah | RUH Riyadh | ORY Paris | MUC Munich
LIS Lisbon | DUB Dublin | MAN Manchester | STN London | ZRH Zurich | VIE Vienna | CPH Copenhagen | OSL Oslo
ARN Stockholm | BRU Brussels | ATH Athens | AYT Antalya | PMI Palma/Palma de Mallorca | MXP Milan | BER Berlin
SVO Moscow | NRT Tokyo | KIX Osaka | FUK Fukuoka | CTS Sapporo | GMP Seoul | CJU Jeju | TPE Taipei
SGN Ho Chi Minh City | HAN Hanoi | BLR Bangalore/Bengaluru | HYD Hyderabad | MAA Chennai | CCU Kolkata | CAI Cairo
JNB Johannesburg | YVR Vancouver | YUL Montreal | CUN Cancun | LIM Lima | SCL Santiago | DUS Düsseldorf | HEL Helsinki
WAW Warsaw | AUH Abu Dhabi | DMK Bangkok | DPS Denpasar/Bali`
  .split(/[|\n]/)
  .map((entry) => entry.trim())
  .filter(Boolean)
  .map((entry): [iata: string, cities: string[]] => [entry.slice(0, 3), entry.slice(4).split('/')]);

/** Checks whether the displayed name is one of the published ones. "Jeju City" is Jeju. */
const isPublished = (shown: string, published: string[]) =>
  published.some((city) => [fold(city), `${fold(city)} city`].includes(fold(shown)));

describe('the city that an airport serves', () => {
  it('is the published one for each of the busiest airports', () => {
    expect(PUBLISHED.length).toBeGreaterThanOrEqual(100);
    const wrong = PUBLISHED.filter(([iata, cities]) => !isPublished(servedCity(seededAirport(iata)), cities));
    expect(wrong.map(([iata]) => `${iata}: ${servedCity(seededAirport(iata))}`)).toEqual([]);
  });

  it.each([
    ['ATH', 'Athens'],
    ['IST', 'Istanbul'],
    ['BGY', 'Milan'],
    ['LIN', 'Milan'],
    ['LTN', 'London'],
    ['BVA', 'Paris'],
    ['CRL', 'Brussels'],
    ['KBP', 'Kyiv'],
    ['NGO', 'Nagoya'],
    ['BSL', 'Basel'],
    ['NAP', 'Naples'],
    ['CGN', 'Cologne'],
    ['PTY', 'Panama City'],
    ['MVD', 'Montevideo'],
  ])('of %s is %s, whatever its municipality', (iata, city) => {
    expect(servedCity(seededAirport(iata))).toBe(city);
  });

  it.each([
    ['EWR', 'Newark'],
    ['OAK', 'Oakland'],
    ['MHT', 'Manchester'],
    ['LCA', 'Larnaca'],
    ['TIV', 'Tivat'],
    ['MOZ', 'Moorea-Maiao'],
    ['ILG', 'Wilmington'],
  ])('of %s stays %s beside a larger one', (iata, city) => {
    expect(servedCity(seededAirport(iata))).toBe(city);
  });

  it('is the name of the airport only if its source contains no place', () => {
    const nameless = SEEDED_AIRPORTS.filter((airport) => knownCity(airport) === '');
    expect(nameless.every((airport) => servedCity(airport) === airport.name)).toBe(true);
    expect(nameless.length).toBeLessThan(60);
  });

  it('has no brackets and nothing after a comma', () => {
    expect(SEEDED_AIRPORTS.map(servedCity).filter((city) => /[(),]/.test(city))).toEqual([]);
    expect(servedCity({ city: '', municipality: 'Paris (Orly, Val-de-Marne)', name: 'Orly' })).toBe('Paris');
    expect(servedCity({ city: '', municipality: '', name: 'Somewhere Airport' })).toBe('Somewhere Airport');
  });
});
