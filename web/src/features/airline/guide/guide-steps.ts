import { linkTo } from '#web/lib/pages.ts';
/** State that the guide checks: what the airline has and what the player has seen. */
export interface Progress {
  aircraft: number;
  routes: number;
  legs: number;
  /** Id of a flight in the air, or empty. */
  flying: string;
  /** World minute of a departure within this hour. Null if there is none or it has departed. */
  boarding: number | null;
  /** Id of the most recently landed flight, or empty. */
  landed: string;
  /** Whether the research page was opened since the app was loaded. */
  researched: boolean;
  /** Whether the details of a landed flight were opened. */
  seenProfit: boolean;
}

export interface GuideStep {
  title: string;
  hint: string;
  /** Link text. */
  action: string;
  to: string;
  done: boolean;
  /** Whether the player can only wait for the first departure. */
  isWait?: boolean;
}

/** Returns the steps from a new airline to the first profit, each with a link. */
export function guideSteps(progress: Progress): GuideStep[] {
  const { aircraft, routes, legs, flying, landed, researched, seenProfit } = progress;
  return [
    {
      title: 'Get your first aircraft',
      hint: 'The deposit of a lease is three monthly rates. The first aircraft arrives within one game hour.',
      action: 'Lease an aircraft',
      to: linkTo('fleet'),
      done: aircraft > 0,
    },
    {
      title: 'Find out where people want to fly',
      hint: 'Destinations from your hub, ranked by demand, with competitors.',
      action: 'Research demand',
      to: linkTo('research'),
      done: routes > 0 || researched,
    },
    {
      title: 'Acquire a route',
      hint: 'The right to fly between two airports, for a fee.',
      action: 'Choose a pair',
      to: linkTo('acquireRoute'),
      done: routes > 0,
    },
    {
      title: 'Schedule the aircraft',
      hint: 'Plan a week of flights by hand or automatically.',
      action: 'Set a timetable',
      to: linkTo('manageRoutes', { view: 'timetable' }),
      done: legs > 0,
    },
    {
      title: 'Watch it fly',
      hint: flying === '' ? 'The aircraft departs as scheduled.' : 'The aircraft is in the air.',
      action: 'Open the map',
      to: linkTo('world', { flight: flying }),
      done: landed !== '',
      isWait: flying === '',
    },
    {
      title: 'See what the flight earned',
      hint: 'Revenue, costs, and why passengers chose you or a competitor.',
      action: 'Open the flight',
      to: linkTo('world', { flight: landed }),
      done: landed !== '' && seenProfit,
    },
  ];
}

/** Checks whether the current URL already shows the target of a step. Other parameters are ignored. */
export function isAt(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  const shown = new URLSearchParams(search);
  return (
    path === pathname && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
  );
}
