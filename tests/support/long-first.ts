import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Parts of the paths of the files that take longest, in order. */
const LONG = [
  'screenshots',
  'money-search',
  'commands',
  'upgrade-large',
  'kill',
  'takeovers',
  'rivals',
  'seed-script',
  'rival-',
  'replay',
  'incumbents',
  'world-report',
  'fare-rules',
  'operator',
  'economy',
  'compact',
  'world/rest',
  'busy.test',
  'new-demand',
  'determinism',
  'load.test',
  'levers',
  'served-pairs',
  'bombs',
  'auctions',
  'slots/use',
  'world/clock',
  'lease-stock',
  'skip',
  'goals',
  'cash-forecast',
  'obstacles',
  'reminders',
  'airline/away',
  'lapse',
  'scripts-start',
  'spread',
  'one-figure',
  'starting-networks',
];

/**
 * Parts of the paths of the files that need a document. A worker ends before a file of another environment, and the next
 * one imports everything again, so they run together at the end.
 */
const WITH_DOCUMENT = ['app/preload', 'lib/world-clock', 'lib/server-time', 'people/verify-once'];

/** Runs long files first, so that the last one does not keep a single core busy at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      if (WITH_DOCUMENT.some((part) => moduleId.includes(part))) return LONG.length + 1;
      const index = LONG.findIndex((part) => moduleId.includes(part));
      return index < 0 ? LONG.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
