import { isPurchase } from '#game/rivals/buy-used.ts';
import { needsMarket } from '#game/rivals/grow.ts';
import { type RivalAction, subjectOf } from '#game/rivals/rival-action.ts';
import type { RivalMarket, RivalView } from '#game/rivals/view.ts';
import { cashOf } from '../books/ledger/cash-account.ts';
import { readJson } from '../platform/db/read-json.ts';
import { actAsRival } from './act-as-rival.ts';
import { basesAfter, keepBases } from './bases.ts';
import { NETWORK_ACTIONS_MAX, POLICIES } from './policies.ts';
import type { Policy } from './policy.ts';
import { readMarket, updateMarket } from './read-market.ts';
import { readSlotsLeft, type SlotsReader } from './read-slots.ts';
import { readUsedMarket } from './read-used-market.ts';
import { readView } from './read-view.ts';
import type { RivalTurn, TurnFacts } from './rival-turn.ts';

const LAST_ACTION = 'SELECT COALESCE(max(seq), 0) AS json FROM action';
export const lastAction = (app: CoreApp): number => readJson<number>(app, LAST_ACTION);

/** The expensive first part of a turn. */
interface Prepared {
  /** Number of the last player's action before it. */
  seq: number;
  view: RivalView;
  market: RivalMarket | null;
  /** Actions of early policies. */
  early: ReadonlyMap<Policy, readonly RivalAction[]>;
}

/** Prepares a turn before its transaction, so that players do not wait for it. */
export function prepareTurn(app: CoreApp, turn: RivalTurn): Prepared {
  const seq = lastAction(app);
  const view = readView(app, turn);
  const market = needsMarket(view) ? readMarket(app, turn, view) : null;
  const { facts } = new TurnInProgress(app, turn, view, market);
  const early = POLICIES.flatMap((one) => ('name' in one && one.isEarly ? [one] : []));
  return { seq, view, market, early: new Map(early.map((one) => [one, one.actionsOf(app, facts)])) };
}

/** A turn that a rival takes in a transaction. */
class TurnInProgress {
  readonly facts: TurnFacts & { tried: Set<string> };
  /** Number of actions that the server has rejected. */
  rejected = 0;
  /** Whether the airline is gone. */
  isOver = false;
  readonly #tx: CoreApp;
  readonly #slots: SlotsReader;
  readonly #keys = new Map<number, number>();

  constructor(tx: CoreApp, turn: RivalTurn, view: RivalView, market: RivalMarket | null) {
    const slots = readSlotsLeft(tx, turn, view.bases[0].id);
    const usedMarket = readUsedMarket(tx, turn);
    this.#tx = tx;
    this.#slots = slots;
    this.facts = { turn, view, market, leftAt: slots.leftAt, usedMarket, grown: 0, tried: new Set() };
  }

  /** Performs the actions of a policy. */
  once({ firstKey = 0 }: Policy, actions: readonly RivalAction[]): void {
    const { facts } = this;
    for (const action of actions) {
      const key = this.#keys.get(firstKey) ?? firstKey;
      this.#keys.set(firstKey, key + 1);
      // Nothing known of its fleet and network is valid after a merger.
      if (this.#perform(key, action) && action.name === 'share.merge') this.#learn(null, action);
    }
    if (actions.length > 0 && !this.isOver)
      facts.view = { ...facts.view, cash: cashOf(this.#tx, facts.turn.airline) };
  }

  /** Performs one action about the network after the other. */
  repeatedly(policies: readonly Policy[]): void {
    const { facts } = this;
    for (let key = 0; key < NETWORK_ACTIONS_MAX; key++) {
      const action = this.#next(policies);
      const isAccepted = action && this.#perform(key, action);
      if (!action || this.isOver) return;
      const subject = subjectOf(action);
      if (subject === '' || isPurchase(action)) facts.grown++;
      if (subject !== '') facts.tried.add(subject);
      if (isAccepted) this.#slots.forget(action);
      // One used aircraft in a turn is enough: the others are leased.
      if (isAccepted && isPurchase(action)) facts.usedMarket = () => [];
      this.#learn(facts.market, action);
    }
  }

  /** Returns the first action that some policies decide on, in their order. Undefined if there is none. */
  #next(policies: readonly Policy[]): RivalAction | undefined {
    for (const { actionsOf } of policies) {
      const [action] = actionsOf(this.#tx, this.facts);
      if (action) return action;
    }
    return undefined;
  }

  /** Performs an action, and updates the bases of the airline. @returns whether the server has accepted it */
  #perform(key: number, action: RivalAction): boolean {
    const { turn, view } = this.facts;
    // Read before, because a merged airline is deleted.
    const bases = basesAfter(this.#tx, turn, view, action);
    const isAccepted = actAsRival(this.#tx, turn, key, action);
    if (!isAccepted) this.rejected++;
    else if (bases) keepBases(this.#tx, turn, bases, action);
    this.isOver ||= action.name === 'rival.end';
    return isAccepted;
  }

  /** Reads the state after an action. @param market before it, or null if nothing of it is valid */
  #learn(market: RivalMarket | null, action: RivalAction): void {
    const { facts } = this;
    facts.view = readView(this.#tx, facts.turn);
    if (market) facts.market = updateMarket(this.#tx, facts.turn.airline, market, facts.view, action);
    else facts.market = needsMarket(facts.view) ? readMarket(this.#tx, facts.turn, facts.view) : null;
  }
}

/**
 * Lets one rival decide and act, through the same action handlers as players. Call it inside a transaction.
 * @param prepared used unless a player has acted since
 * @returns the number of its actions that were rejected
 */
export function takeTurn(tx: CoreApp, turn: RivalTurn, prepared: Prepared): number {
  const { view, market, early } = lastAction(tx) === prepared.seq ? prepared : prepareTurn(tx, turn);
  const progress = new TurnInProgress(tx, turn, view, market);
  for (const one of POLICIES) {
    if (progress.isOver) break;
    if ('name' in one) progress.once(one, early.get(one) ?? one.actionsOf(tx, progress.facts));
    else progress.repeatedly(one);
  }
  return progress.rejected;
}
