import { dateText } from '#game/network/timetable/clock.ts';
import { MEAN_FUEL_PRICE } from '#game/operations/fuel/fuel-price.ts';
import { datesText, effectText, reasonOf } from '#game/world/economy/words.ts';
import { DAY } from '#game/world/time.ts';
import { Plot } from '#web/components/plot.tsx';
import { Section } from '#web/components/section.tsx';
import { formatMoney, formatMoneyChange, formatNumber } from '#web/lib/format.ts';
import { useFuelContracts } from '#web/lib/game/fuel.ts';
import type { WorldNow } from '#web/lib/world.ts';
import { HedgeForm } from './hedge-form.tsx';

/** The fuel price, the airline's hedges and a form to add one. */
export function FuelMarket({ world, now }: { world: WorldNow; now: number }) {
  const contracts = useFuelContracts().data ?? [];
  const running = contracts.filter(({ ends }) => ends > now);
  const past = world.fuel_history ?? [];
  const prices = past.at(-1) === world.fuel_price ? past : [...past, world.fuel_price];
  const today = Math.floor(now / DAY);
  const x = prices.map((_, index) => index - prices.length + 1);
  const change = world.fuel_price / MEAN_FUEL_PRICE - 1;
  const percent = Math.round(Math.abs(change) * 100);
  return (
    <Section title="Fuel">
      <Plot
        title="Fuel price, $ per tonne"
        summary={`Today ${formatMoney(world.fuel_price)}, lowest ${formatMoney(Math.min(...prices))}, highest ${formatMoney(Math.max(...prices))} of ${prices.length} days.`}
        xLabel="Day"
        x={x}
        series={[{ label: 'Price', values: prices }]}
        marks={[
          { axis: 'y', at: MEAN_FUEL_PRICE, label: `Long-run mean ${formatMoney(MEAN_FUEL_PRICE)}` },
          ...running
            .slice(0, 3)
            .map(({ price }) => ({ axis: 'y' as const, at: price, label: `Hedged ${formatMoney(price)}` })),
        ]}
        xTicks={x.filter((day) => day % Math.max(1, Math.ceil(x.length / 6)) === 0)}
        formatX={(day) => dateText(world.start, (today + Math.round(day)) * DAY).slice(4, -5)}
        formatY={formatMoney}
        height={180}
      />
      <p className="text-13 text-muted">
        Fuel costs <span className="font-medium text-ink tabular-nums">{formatMoney(world.fuel_price)}</span>{' '}
        per tonne today,{' '}
        {percent === 0
          ? 'the long-run mean.'
          : `${formatNumber(percent)}% ${change < 0 ? 'below' : 'above'} the long-run mean. Prices tend to return to the mean.`}
      </p>
      {world.economy?.events
        .filter(({ kind }) => kind === 'fuel')
        .map((event) => (
          <p key={event.id} className="text-13">
            <span className="font-medium">{effectText(event)}</span> {datesText(event, world.start, today)}.{' '}
            {reasonOf(event)}. Prices of fuel bought ahead include it.
          </p>
        ))}
      {running.length > 0 && (
        <table className="w-full text-13 tabular-nums">
          <caption className="pb-1 text-left text-13 font-medium">Fuel bought ahead</caption>
          <thead className="align-bottom text-12 text-muted">
            <tr>
              <th scope="col" className="text-left font-medium">
                Until
              </th>
              <th scope="col" className="pl-3 text-right font-medium">
                Tonnes per day
              </th>
              <th scope="col" className="pl-3 text-right font-medium">
                Price
              </th>
              <th scope="col" className="pl-3 text-right font-medium">
                Gain per day
              </th>
            </tr>
          </thead>
          <tbody>
            {running.map(({ id, price, tonnes, starts, ends }) => {
              const gain = (world.fuel_price - price) * tonnes;
              return (
                <tr key={id} className="border-t border-line">
                  <td className="py-1">
                    {dateText(world.start, ends).slice(4)}
                    {starts > now && <span className="text-muted"> from midnight</span>}
                  </td>
                  <td className="py-1 pl-3 text-right">{formatNumber(tonnes)}</td>
                  <td className="py-1 pl-3 text-right">{formatMoney(price)}</td>
                  <td className={`py-1 pl-3 text-right ${gain < 0 ? 'text-bad' : 'text-good'}`}>
                    {formatMoneyChange(gain)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <HedgeForm world={world} now={now} contracts={contracts} />
    </Section>
  );
}
