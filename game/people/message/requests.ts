import type { CONTACT_STATES } from '#game/tables/message-contact.ts';
import { DAY } from '#game/world/time.ts';

/** Maximum length of a request, the first message to an airline that does not know the sender. */
export const REQUEST_MAX = 300;
/** Maximum numbers of requests that wait for one airline, and that it gets per hour of real time. */
export const REQUESTS_WAITING = 20;
export const REQUESTS_AN_HOUR = 5;
/** Maximum number of requests that an airline sends per day of real time, and while it is new. */
export const REQUESTS_A_DAY = 10;
export const NEW_REQUESTS_A_DAY = 3;
/** Age in game minutes below which an airline is new. */
export const NEW_UNTIL = 7 * DAY;

/** Facts that decide whether an airline can send a request to another one. */
export interface RequestFacts {
  /** The receiver's decision about the sender; null if there is none. */
  state: (typeof CONTACT_STATES)[number] | null;
  /** Number of requests that wait for the receiver, and that it got within the last hour. */
  waiting: number;
  receivedLastHour: number;
  /** Number of requests that the sender sent within the last day. */
  sentLastDay: number;
  /** Age of the sender in game minutes. */
  age: number;
}

interface RequestHindrance {
  field: 'to' | 'text';
  code: 'request_waiting' | 'not_accepted' | 'no_more_requests' | 'too_many_requests' | 'request_too_long';
  message: string;
  /** Whether the same request may be possible later without a change. */
  isTemporary?: true;
}

/** Returns why an airline cannot send a message to one that has not accepted its messages, or null if it can. */
export function requestHindranceOf(facts: RequestFacts, text: string): RequestHindrance | null {
  const { state, waiting, receivedLastHour, sentLastDay, age } = facts;
  if (state === 'waiting')
    return {
      field: 'to',
      code: 'request_waiting',
      message:
        'Your first message waits as a request. You can write again after this airline accepts or answers it.',
    };
  // The same as after a block, so that the sender does not learn of the decision.
  if (state === 'declined')
    return { field: 'to', code: 'not_accepted', message: 'This airline is not accepting messages.' };
  if (text.length > REQUEST_MAX)
    return {
      field: 'text',
      code: 'request_too_long',
      message: `The first message to an airline has at most ${REQUEST_MAX} characters; this one has ${text.length}. Shorten it.`,
    };
  const max = age < NEW_UNTIL ? NEW_REQUESTS_A_DAY : REQUESTS_A_DAY;
  if (sentLastDay >= max)
    return {
      field: 'to',
      code: 'too_many_requests',
      message: `${age < NEW_UNTIL ? 'A new airline' : 'An airline'} can write to ${max} airlines per day that it has not written with before. Try again tomorrow.`,
      isTemporary: true,
    };
  if (waiting >= REQUESTS_WAITING || receivedLastHour >= REQUESTS_AN_HOUR)
    return {
      field: 'to',
      code: 'no_more_requests',
      message: 'This airline takes no more message requests at the moment. Try again in an hour.',
      isTemporary: true,
    };
  return null;
}
