export * from '#game/network/rights/blocs.ts';

/** The whole world is one bloc, so that any airline may fly any pair and take over any other. */
export const blocOf = (): string => 'ECAA';
