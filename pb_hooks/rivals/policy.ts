import type { RivalAction } from '#game/rivals/rival-action.ts';
import type { TurnFacts } from './rival-turn.ts';

interface PolicyFacts {
  name: string;
  /**
   * Key of its first action. The ids of everything that the action creates depend on it. Policies with the same key count
   * on. An inner list of policies counts from 0.
   */
  firstKey?: number;
  /** Whether it is read and decided before the turn's transaction, because that takes long. */
  isEarly?: boolean;
}

/** Something that rivals decide: in their turns, or about something else with its facts. */
export interface Policy<Facts = TurnFacts> extends PolicyFacts {
  /** Reads what it depends on, and decides. */
  actionsOf: (app: CoreApp, facts: Facts) => readonly RivalAction[];
}

interface PolicyParts<Facts, View> extends PolicyFacts {
  /** When it is read and decided; always by default. */
  when?: (facts: Facts) => boolean;
  /** Returns what it depends on. Null if there is nothing to decide. */
  read: (app: CoreApp, facts: Facts) => View | null;
  decide: (view: View) => RivalAction | readonly RivalAction[] | null;
}

/** Returns a policy. */
export const policy = <View, Facts = TurnFacts>(parts: PolicyParts<Facts, View>): Policy<Facts> => {
  const { when, read, decide, ...facts } = parts;
  return {
    ...facts,
    actionsOf: (app, known) => {
      const view = !when || when(known) ? read(app, known) : null;
      return view === null ? [] : [decide(view) ?? []].flat();
    },
  };
};
