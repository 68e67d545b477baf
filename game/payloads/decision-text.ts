import type { AwayDecision } from './away.ts';

const counted = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 || noun === 'aircraft' ? '' : 's'}`;
const have = (count: number) => (count === 1 ? 'has' : 'have');

/** Returns what waits for a decision. @param dollars returns an amount as text */
export function decisionText({ kind, figure }: AwayDecision, dollars: (amount: number) => string): string {
  switch (kind) {
    case 'insolvent':
      return `Your airline is insolvent. An administrator takes over in ${counted(figure, 'day')}`;
    case 'overdrawn':
      return `Your account is overdrawn by ${dollars(figure)}`;
    case 'running_out':
      return `Your cash lasts ${counted(figure, 'day')} at the present loss`;
    case 'overdue_checks':
      return `${counted(figure, 'aircraft')} ${have(figure)} an overdue check`;
    case 'idle_aircraft':
      return `${counted(figure, 'aircraft')} ${have(figure)} no flights`;
    case 'empty_routes':
      return `${counted(figure, 'route')} ${have(figure)} no flights`;
  }
}
