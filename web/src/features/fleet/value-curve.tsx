import { marketValue, usualYear, VALUE_AGE_MAX } from '#game/aircraft/ageing.ts';
import { Plot } from '#web/components/plot.tsx';
import { formatDecimal, formatMoneyShort } from '#web/lib/format.ts';
import type { FleetRow } from './fleet-row.ts';

const YEARS = 25;

/** Forecast market value of an aircraft at typical use. */
export default function ValueCurve({ row }: { row: FleetRow }) {
  const { model, record, age } = row;
  const usual = usualYear(model);
  const x = Array.from({ length: YEARS + 1 }, (_, year) => age + year).filter(
    (year) => year <= VALUE_AGE_MAX,
  );
  const values = x.map((year) => {
    const ahead = year - age;
    const hours = record.hours + ahead * usual.hours;
    const cycles = record.cycles + ahead * usual.cycles;
    return marketValue(model, { age: year, hours, cycles, condition: record.condition });
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
