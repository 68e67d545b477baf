import { accountId } from '#game/account/accounts.ts';

/** The dealers as owner of aircraft and as a party of trades. */
export const DEALERS = accountId('dealers');
