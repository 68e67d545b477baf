/** Maximum length of a message, in UTF-16 code units as in text fields of the browser. */
export const MESSAGE_MAX = 1_000;
/** Maximum number of messages that an airline sends per hour of real time. */
export const MESSAGES_AN_HOUR = 20;
/** Maximum number of messages that an airline sends to another one before that one answers. */
export const UNANSWERED_MAX = 5;
/**
 * Real days of the world's running time for which messages are kept. Not game days, because people read in real time
 * and a game day may take 24 minutes. Not the machine's date, because a wrong one would delete all messages.
 */
export const MESSAGE_DAYS = 91;

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Past messages and blocks that decide whether an airline can send a message to another one. */
export interface Correspondence {
  /** Whether the sender has blocked the receiver. */
  hasBlocked: boolean;
  /** Whether the receiver has blocked the sender. */
  isBlocked: boolean;
  /** Number of messages to the receiver since its last answer. */
  unanswered: number;
  /** Number of messages to anyone within the last hour. */
  lastHour: number;
  /** Real time in ms of the first of these; 0 if there are none. */
  oldest: number;
}

/** Reason why a message is rejected. */
interface Hindrance {
  field: 'to' | 'text';
  code: 'blocked_by_you' | 'not_accepted' | 'unanswered' | 'too_many';
  message: string;
}

const minutes = (ms: number): string => {
  const count = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return count === 1 ? '1 minute' : `${count} minutes`;
};

/**
 * Returns why an airline cannot send a message, or null if it can.
 * @param now real time in ms
 */
export function hindranceOf(known: Correspondence, now: number): Hindrance | null {
  const { hasBlocked, isBlocked, unanswered, lastHour, oldest } = known;
  if (hasBlocked)
    return {
      field: 'to',
      code: 'blocked_by_you',
      message: 'You have blocked this airline. Unblock it to write to it.',
    };
  // Neutral: does not say that the receiver has blocked this sender.
  if (isBlocked)
    return { field: 'to', code: 'not_accepted', message: 'This airline is not accepting messages.' };
  if (unanswered >= UNANSWERED_MAX)
    return {
      field: 'to',
      code: 'unanswered',
      message: `You have sent ${unanswered} messages without an answer. Wait for an answer before you write again.`,
    };
  if (lastHour >= MESSAGES_AN_HOUR)
    return {
      field: 'text',
      code: 'too_many',
      message: `You can send ${MESSAGES_AN_HOUR} messages per hour. Send the next one in ${minutes(oldest + HOUR_MS - now)}.`,
    };
  return null;
}
