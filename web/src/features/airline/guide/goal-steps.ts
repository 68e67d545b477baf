import {
  BASE_DESTINATIONS,
  GOAL_DAYS,
  GOAL_NAMES,
  GOAL_REWARD,
  GOAL_TITLES,
  type GoalFacts,
  type GoalName,
  type GoalProgress,
  goalProgress,
  LONG_HAUL_KM,
} from '#game/airline/goals.ts';
import { formatCount, formatDistance, formatNumber, type Units } from '#web/lib/format.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { ListedStep } from './step-list.tsx';

/** A goal with its progress and a link to the page that helps to reach it. */
export interface GoalStep extends ListedStep {
  goal: GoalName;
  progress: GoalProgress;
  /** "6 of 10", in the unit of the goal. */
  progressText: string;
  /** Link text. */
  action: string;
  to: string;
}

const REACHED = `Reached. Your reputation has risen by ${formatCount(GOAL_REWARD * 100, 'point')}.`;

interface Words {
  hint: (units: Units) => string;
  action: string;
  to: string;
}

const WORDS: Readonly<Record<GoalName, Words>> = {
  punctual: {
    hint: () => 'Longer turnarounds and a reserve aircraft improve punctuality.',
    action: 'See disruptions',
    to: linkTo('operations'),
  },
  destinations: {
    hint: () => 'More destinations attract connecting passengers to your hub.',
    action: 'Find a destination',
    to: linkTo('research'),
  },
  second_base: {
    hint: () =>
      `Fly to ${formatCount(BASE_DESTINATIONS, 'destination')} from an airport other than your hub.`,
    action: 'Choose a pair',
    to: linkTo('acquireRoute'),
  },
  long_haul: {
    hint: (units) => `Fly a route of ${formatDistance(LONG_HAUL_KM, units)} or more.`,
    action: 'Find an aircraft',
    to: linkTo('fleet', { shop: '1' }),
  },
  owned: {
    hint: () => 'An owned aircraft has no weekly rate and can be sold. The bank lends towards its price.',
    action: 'Buy an aircraft',
    to: linkTo('fleet', { shop: '1' }),
  },
};

/** Returns an airline's progress as a figure and in words. Punctuality needs a full week of data first. */
function progressOf(goal: GoalName, facts: GoalFacts, units: Units): [GoalProgress, string] {
  const progress = goalProgress(goal, facts);
  const { value, target } = progress;
  if (goal === 'punctual')
    return facts.days < GOAL_DAYS
      ? [{ value: facts.days, target: GOAL_DAYS }, `${facts.days} of ${GOAL_DAYS} days, ${value}% on time`]
      : [progress, `${value}% on time, goal ${target}%`];
  const write = (figure: number) =>
    goal === 'long_haul' ? formatDistance(figure, units) : formatNumber(figure);
  return [progress, `${write(Math.min(value, target))} of ${write(target)}`];
}

/** Returns all goals with their progress. @param reached goals that the server has recorded */
export const goalSteps = (facts: GoalFacts, reached: ReadonlySet<string>, units: Units): GoalStep[] =>
  GOAL_NAMES.map((goal) => {
    const [progress, text] = progressOf(goal, facts, units);
    const { hint, action, to } = WORDS[goal];
    const done = reached.has(goal);
    return {
      goal,
      progress,
      action,
      to,
      done,
      progressText: text,
      title: GOAL_TITLES[goal],
      hint: done ? REACHED : `${hint(units)} Currently ${text}.`,
    };
  });
