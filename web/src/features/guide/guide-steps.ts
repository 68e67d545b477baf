/** What the guide looks at: what the airline has, and what the player has seen. */
export interface Progress {
  aircraft: number;
  routes: number;
  legs: number;
  /** Id of a flight in the air, or empty. */
  flying: string;
  /** World minute of a departure within this hour; null if there is none or it has left. */
  boarding: number | null;
  /** Id of the flight that landed last, or empty. */
  landed: string;
  /** Research was opened since the page was loaded. */
  researched: boolean;
  /** The detail of a landed flight was opened. */
  seenProfit: boolean;
}

export interface GuideStep {
  title: string;
  hint: string;
  /** The verb on the link. */
  action: string;
  to: string;
  done: boolean;
  /** Nothing to do but to wait for the first departure. */
  isWait?: boolean;
}

/** The way from a new airline to the first profit, each step with where it is taken. */
export function guideSteps(progress: Progress): GuideStep[] {
  const { aircraft, routes, legs, flying, landed, researched, seenProfit } = progress;
  return [
    {
      title: 'Get your first aircraft',
      hint: 'Leasing takes a deposit of three months. The first one is at your hub within a game hour.',
      action: 'Lease an aircraft',
      to: '/fleet/manage/',
      done: aircraft > 0,
    },
    {
      title: 'Find out where people want to fly',
      hint: 'Destinations from your hub, ranked by demand, with who flies there already.',
      action: 'Look at demand',
      to: '/route/research/',
      done: routes > 0 || researched,
    },
    {
      title: 'Acquire a route',
      hint: 'The right to fly between two airports, for a fee.',
      action: 'Choose a pair',
      to: '/route/acquire/',
      done: routes > 0,
    },
    {
      title: 'Put the aircraft on it',
      hint: 'A week of flights, planned by hand or by itself.',
      action: 'Set a timetable',
      to: '/route/manage/?view=timetable',
      done: legs > 0,
    },
    {
      title: 'Watch it fly',
      hint: flying === '' ? 'It departs by the timetable.' : 'It is in the air.',
      action: 'To the map',
      to: flying === '' ? '/' : `/?flight=${flying}`,
      done: landed !== '',
      isWait: flying === '',
    },
    {
      title: 'See what it earned, and why',
      hint: 'Revenue, costs, and who chose you or somebody else.',
      action: 'Open the flight',
      to: landed === '' ? '/' : `/?flight=${landed}`,
      done: landed !== '' && seenProfit,
    },
  ];
}

/** Whether an address shows already what a step leads to, whatever else is open there. */
export function isAt(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?');
  const shown = new URLSearchParams(search);
  return (
    path === pathname && [...new URLSearchParams(query)].every(([name, value]) => shown.get(name) === value)
  );
}
