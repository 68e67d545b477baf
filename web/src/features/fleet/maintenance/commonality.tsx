import { COMMONALITY, commonality } from '#game/fleet/aircraft/maintenance-costs.ts';
import { formatPercent } from '#web/lib/format.ts';
import type { FleetView } from '#web/lib/game/fleet-view.ts';
import { familySizes } from './family-sizes.ts';

const [[LARGEST, LIMIT], ...FEWER] = COMMONALITY;
/** Returns the discounts as a sentence, in the player's number format. */
function stepsText(): string {
  const [smallest, ...more] = FEWER.toReversed().map(
    ([aircraft, discount]) => [aircraft, formatPercent(discount)] as const,
  );
  const first = smallest ? [`${smallest[0]} aircraft save ${smallest[1]} on every check`] : [];
  const steps = [...first, ...more.map(([aircraft, saved]) => `${aircraft} save ${saved}`)];
  return `${steps.join(', ')}. The maximum is ${formatPercent(LIMIT)} with ${LARGEST} aircraft`;
}

/** Discounts on checks by aircraft family, with the next step of each. */
export function Commonality({ view }: { view: FleetView }) {
  const families = [...familySizes(view.fleet, view.now)].sort((a, b) => b[1] - a[1]);
  return (
    <section aria-labelledby="commonality" className="flex flex-col gap-3">
      <div>
        <h2 id="commonality" className="font-bold">
          Savings by family
        </h2>
        <p className="text-muted">Aircraft of one family share tools, spares and training: {stepsText()}.</p>
      </div>
      <table className="w-full rounded-panel border border-line text-13 tabular-nums">
        <thead className="bg-raised text-12">
          <tr>
            <th scope="col" className="h-9 px-3 text-left font-medium">
              Family
            </th>
            <th scope="col" className="px-3 text-right font-medium">
              Aircraft
            </th>
            <th scope="col" className="px-3 text-right font-medium">
              Saving
            </th>
            <th scope="col" className="px-3 text-right font-medium">
              Next
            </th>
          </tr>
        </thead>
        <tbody>
          {families.map(([family, aircraft]) => {
            const { discount, next } = commonality(aircraft);
            return (
              <tr key={family} className="border-t border-line">
                <th scope="row" className="h-9 px-3 text-left font-normal normal-nums">
                  {family}
                </th>
                <td className="px-3 text-right">{aircraft}</td>
                <td className="px-3 text-right">{formatPercent(discount)}</td>
                <td className="px-3 text-right text-muted">
                  {next ? `${formatPercent(next.discount)} with ${next.aircraft}` : 'maximum'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
