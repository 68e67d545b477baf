import { formatDollars } from '../platform/text/format-dollars.ts';

/** Words of a notice about an auction or a negotiation. */
export interface BargainNotice {
  title: string;
  body: string;
}

/** The subject of a notice. Prices are whole US dollars. */
interface Subject {
  registration: string;
  price: number;
}

const BACK = 'Your money is back.';

/** The dealers in a sentence, which are several. */
export const THE_DEALERS = 'The dealers';

/** Returns a party with what it does. @param code of an airline, or `THE_DEALERS` */
const doing = (code: string, one: string, many: string): string =>
  `${code} ${code === THE_DEALERS ? many : one}`;

export const outbidNotice = ({ registration, price }: Subject, next: number): BargainNotice => ({
  title: `Outbid for ${registration}`,
  body: `The price is ${formatDollars(price)} now. ${BACK} The next bid must be at least ${formatDollars(next)}.`,
});

export const resetNotice = ({ registration }: Subject, start: number): BargainNotice => ({
  title: `The auction of ${registration} starts again`,
  body: `The leading bidder has dropped out. You can bid from ${formatDollars(start)}.`,
});

export const unsoldNotice = ({ registration, price }: Subject, hasBids: boolean): BargainNotice => ({
  title: `${registration} was not sold`,
  body: hasBids
    ? `The auction ended at ${formatDollars(price)}, which is too low. You can list the aircraft again.`
    : 'Nobody bid. You can list the aircraft again.',
});

export const lostNotice = ({ registration }: Subject): BargainNotice => ({
  title: `${registration} was not sold to you`,
  body: `The auction ended without a sale. ${BACK}`,
});

export const cancelledNotice = ({ registration }: Subject): BargainNotice => ({
  title: `The auction of ${registration} has ended`,
  body: `The aircraft is no longer for sale. ${BACK}`,
});

export const wonNotice = ({ registration, price }: Subject): BargainNotice => ({
  title: `You won the auction of ${registration}`,
  body: `You pay ${formatDollars(price)}. The rest of your maximum is back.`,
});

/** @param code of the other airline, or `THE_DEALERS` */
export const offeredNotice = (
  { registration, price }: Subject,
  code: string,
  until: string,
): BargainNotice => ({
  title: `Offer for ${registration}`,
  body: `${doing(code, 'offers', 'offer')} ${formatDollars(price)} until ${until}. Accept, decline or name another price.`,
});

export const counteredNotice = (
  { registration, price }: Subject,
  code: string,
  until: string,
): BargainNotice => ({
  title: `New price for ${registration}`,
  body: `${doing(code, 'names', 'name')} ${formatDollars(price)}. It holds until ${until}.`,
});

export const acceptedNotice = ({ registration, price }: Subject, code: string): BargainNotice => ({
  title: `Agreed on ${registration}`,
  body: `${doing(code, 'accepts', 'accept')} ${formatDollars(price)}.`,
});

/** Why talks have ended without a sale, seen from the side that is told. */
export type EndReason = 'declined' | 'withdrawn' | 'expired' | 'broken' | 'gone';

const ENDED: Record<EndReason, (code: string, isAwaited: boolean) => string> = {
  declined: (code) => `${doing(code, 'has', 'have')} declined.`,
  withdrawn: (code) => `${doing(code, 'has', 'have')} withdrawn.`,
  expired: (code, isAwaited) => `${isAwaited ? 'You' : code} did not answer in time.`,
  broken: (code) =>
    `Your price was an insult. ${doing(code, 'does', 'do')} not talk with you for seven days.`,
  gone: () => 'The aircraft is no longer for sale.',
};

/**
 * @param isBuyer whether the side that is told had money in escrow
 * @param isAwaited whether it was that side's turn to answer
 */
export const endedNotice = (
  { registration }: Subject,
  reason: EndReason,
  code: string,
  { isBuyer, isAwaited }: { isBuyer: boolean; isAwaited: boolean },
): BargainNotice => ({
  title: `Talks about ${registration} have ended`,
  body: isBuyer ? `${ENDED[reason](code, isAwaited)} ${BACK}` : ENDED[reason](code, isAwaited),
});
