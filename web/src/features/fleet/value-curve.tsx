import { leastValue, marketValue, usualYear, VALUE_AGE_MAX } from '#game/fleet/aircraft/ageing.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatDecimal, formatMoneyShort } from '#web/lib/format.ts';
import type { FleetRow } from './fleet-row.ts';

const YEARS = 25;

/** Forecast market value of an aircraft at typical use. */
export default function ValueCurve({ row }: { row: FleetRow }) {
  const { model, record, age } = row;
  const usual = usualYear(model);
  const valueAt = (year: number, hours: number, cycles: number) =>
    marketValue(model, { age: year, hours, cycles, condition: record.condition });
  // Checks to come take off as much as now: when they will be done is not known.
  const checks = valueAt(age, record.hours, record.cycles) - row.value;
  const x = Array.from({ length: YEARS + 1 }, (_, year) => age + year).filter(
    (year) => year <= VALUE_AGE_MAX,
  );
  const values = x.map((year) => {
    const ahead = year - age;
    const hours = record.hours + ahead * usual.hours;
    const cycles = record.cycles + ahead * usual.cycles;
    return Math.max(leastValue(model), valueAt(year, hours, cycles) - checks);
  });
  const inFive = values[5];
  const summary =
    inFive === undefined
      ? `Worth ${formatMoneyShort(row.value)} now.`
      : `Worth ${formatMoneyShort(row.value)} now and ${formatMoneyShort(inFive)} in five years.`;
  return (
    <Plot
      title="Value by age, $"
      summary={summary}
      xLabel="Age, years"
      x={x}
      series={[{ label: 'Value', values, kind: 'area' }]}
      formatX={(value) => formatDecimal(value, 1)}
      formatY={(value) => formatMoneyShort(value)}
      height={150}
    />
  );
}
