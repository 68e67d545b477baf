import { readJson } from '#hooks/platform/db/read-json.ts';
import { requireWorld } from '#hooks/platform/db/require-world.ts';
import { ACCOUNT_CHECKS } from './account-checks.ts';
import { BARGAIN_CHECKS } from './bargain-checks.ts';
import { BOOK_CHECKS } from './book-checks.ts';
import { CHECKS } from './checks.ts';
import { brokenByConnections, brokenByDemand } from './demand-check.ts';
import { EXCHANGE_CHECKS } from './exchange-checks.ts';
import { brokenByFuel } from './fuel-check.ts';
import { HOUR_CHECKS } from './hour-checks.ts';
import { INSOLVENCY_CHECKS } from './insolvency-checks.ts';
import { LOAN_CHECKS } from './loan-checks.ts';
import { brokenByMarkets, fullestMarket, readMarkets } from './market-check.ts';
import { brokenByRights, RIGHT_CHECKS } from './right-checks.ts';
import { SHARE_CHECKS } from './share-checks.ts';
import { brokenByCapacity } from './slot-capacity.ts';
import { SLOT_CHECKS } from './slot-checks.ts';
import { brokenByShare } from './slot-share.ts';

/** Maximum number of violations listed per check. */
const SHOWN = 5;

interface Finding {
  check: string;
  broken: number;
  /** The first violations. */
  examples: string[];
}

const texts = (app: CoreApp, sql: string): string[] =>
  readJson(app, `SELECT COALESCE(json_group_array(text), '[]') AS json FROM (${sql})`);

const finding = (check: string, broken: string[]): Finding => ({
  check,
  broken: broken.length,
  examples: broken.slice(0, SHOWN),
});

/** Returns the number of rows of each collection, by name. */
function countRows(app: CoreApp): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const collection of app.findAllCollections('base', 'auth'))
    if (collection) counts[collection.name] = app.countRecords(collection.name);
  return counts;
}

/**
 * Runs the `audit` command: checks the invariants of a world and prints the findings as one line of JSON.
 * Changes nothing.
 */
export function audit(app: CoreApp): void {
  requireWorld(app);
  try {
    const findings = [
      ...CHECKS,
      ...ACCOUNT_CHECKS,
      ...BOOK_CHECKS,
      ...HOUR_CHECKS,
      ...SLOT_CHECKS,
      ...LOAN_CHECKS,
      ...SHARE_CHECKS,
      ...BARGAIN_CHECKS,
      ...INSOLVENCY_CHECKS,
      ...EXCHANGE_CHECKS,
      ...RIGHT_CHECKS,
    ].map(({ name, broken }) => finding(name, texts(app, broken)));
    findings.push(finding('no more passengers than people who want to fly', brokenByDemand(app)));
    findings.push(finding('no more connecting passengers than demand allows', brokenByConnections(app)));
    findings.push(finding('the price of fuel takes one step per day', brokenByFuel(app)));
    findings.push(finding('no more movements in an hour than the runways permit', brokenByCapacity(app)));
    findings.push(finding('every route touches a home of its airline', brokenByRights(app)));
    findings.push(finding('nobody has won more than the share of an hour', brokenByShare(app)));
    const markets = readMarkets(app);
    findings.push(
      finding(
        'no more passengers in an O&D market, direct and connecting, than want to fly',
        brokenByMarkets(markets),
      ),
    );
    console.log(JSON.stringify({ findings, rows: countRows(app), fullest: fullestMarket(app, markets) }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    $os.exit(1);
  }
}
