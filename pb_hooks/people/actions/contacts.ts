import type { ActionInput } from '#game/actions/actions.ts';
import { type RequestFacts, requestHindranceOf } from '#game/people/message/requests.ts';
import type { ActionContext, CheckContext } from '#hooks/action/shared/context.ts';
import { rejection } from '#hooks/action/shared/reject.ts';
import { readJson } from '#hooks/platform/db/read-json.ts';
import { fieldErrors } from '#hooks/platform/http/field-errors.ts';

/** Whether the message of a request has not been deleted because of its age. */
const isKept = (contact: string) => `EXISTS (
  SELECT 1 FROM message WHERE receiver = {:to} AND sender = ${contact}.other)`;

const FACTS = `
  SELECT json_object(
    'state', (SELECT state FROM message_contact c WHERE airline = {:to} AND other = {:from}
      AND (state <> 'waiting' OR ${isKept('c')})),
    'hasTraded', json(iif(EXISTS (SELECT 1 FROM offer WHERE state = 'accepted'
      AND ((buyer = {:from} AND seller = {:to}) OR (buyer = {:to} AND seller = {:from}))), 'true', 'false')),
    'waiting', (SELECT count(*) FROM message_contact c
      WHERE airline = {:to} AND state = 'waiting' AND ${isKept('c')}),
    'receivedLastHour', (SELECT count(*) FROM message_contact
      WHERE airline = {:to} AND requested BETWEEN {:sent} - 3600000 AND {:sent}),
    'sentLastDay', (SELECT count(*) FROM message_contact
      WHERE other = {:from} AND requested BETWEEN {:sent} - 86400000 AND {:sent}),
    'age', {:now} - (SELECT CAST(round((julianday(founded) - julianday({:start})) * 1440) AS INTEGER)
      FROM airline WHERE id = {:from})
  ) AS json`;

const SET = `
  INSERT INTO message_contact (id, airline, other, state, requested) VALUES ({:id}, {:airline}, {:other}, {:state}, {:requested})
  ON CONFLICT (airline, other) DO UPDATE SET state = excluded.state, requested = max(requested, excluded.requested)`;

const ANSWER = `
  UPDATE message_contact SET state = {:state} WHERE airline = {:own} AND other = {:other} AND state = 'waiting'`;

function setContact(
  { tx }: CheckContext,
  row: { airline: string; other: string; state: string; requested: number },
) {
  tx.db()
    .newQuery(SET)
    .bind({ ...row, id: $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789') })
    .execute();
}

/** Accepts or declines the waiting request of another airline. Returns whether there was one. */
export const answerRequest = (
  { tx, airline }: CheckContext,
  other: string,
  state: 'accepted' | 'declined',
): boolean => tx.db().newQuery(ANSWER).bind({ own: airline.id, other, state }).execute().rowsAffected() > 0;

/**
 * Notes that the caller's airline writes to another one, whose answers it therefore accepts. The message waits as a
 * request unless the other side has accepted the sender, or the two have agreed on the price of an aircraft.
 * @param sent real time in ms since 1970
 * @throws BadRequestError or TooManyRequestsError if no request is possible
 */
export function noteContact(context: ActionContext, to: string, text: string, sent: number): void {
  const { tx, airline, now, world } = context;
  const bind = {
    from: airline.id,
    to,
    sent,
    now,
    start: world.start,
  };
  const facts = readJson<RequestFacts & { hasTraded: boolean }>(tx, FACTS, bind);
  setContact(context, { airline: airline.id, other: to, state: 'accepted', requested: 0 });
  if (facts.state === 'accepted' || (facts.hasTraded && facts.state !== 'declined')) return;
  const hindrance = requestHindranceOf(facts, text);
  if (hindrance) {
    const { field, code, message, isTemporary } = hindrance;
    if (!isTemporary) throw fieldErrors(message, { [field]: { code, message } });
    throw new TooManyRequestsError(message, { [field]: new ValidationError(code, message) });
  }
  setContact(context, { airline: to, other: airline.id, state: 'waiting', requested: sent });
}

/**
 * Accepts the request of an airline.
 * @throws BadRequestError that is the same for unknown ids and for airlines without a request
 */
export function acceptRequest(context: ActionContext, input: ActionInput<'message.accept'>): object {
  if (!answerRequest(context, input.airline, 'accepted'))
    throw rejection('airline', 'unknown_request', 'No request of this airline is waiting.');
  return {};
}
