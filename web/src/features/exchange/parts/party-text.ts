import type { ExchangeParty } from '#game/payloads/exchange.ts';

const ACCOUNTS: Partial<Record<ExchangeParty['kind'], string>> = {
  dealers: 'Dealers',
  lessors: 'Lessors',
  gone: 'A closed airline',
};

/** Returns the name of a buyer or seller. */
export const partyText = ({ kind, name }: Pick<ExchangeParty, 'kind' | 'name'>): string =>
  name || (ACCOUNTS[kind] ?? 'An airline');
