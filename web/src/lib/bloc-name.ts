import { blocName } from '#game/network/rights/blocs.ts';
import { countryName } from './format.ts';

/** Returns the name of a bloc as part of a sentence. */
export const nameOfBloc = (bloc: string): string => blocName(bloc, countryName);

/** Returns the name of a bloc as the beginning of a text. */
export const blocTitle = (bloc: string): string => nameOfBloc(bloc).replace(/^the /, '');
