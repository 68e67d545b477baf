import { useMemo } from 'react';
import type { CabinClass } from '../../../../../game/cabin.ts';
import { type FareCurve, fareDemandCurve } from '../../../../../game/forecast/fare-curve.ts';
import type { RouteWeek } from '../../../../../game/forecast/route-week.ts';
import type { PlotMark } from '../../../components/plot/plot-series.ts';
import { Plot } from '../../../components/plot.tsx';
import { formatMoney, formatMoneyShort, formatNumber } from '../../../lib/format.ts';
import { useInSlices } from './use-in-slices.ts';

interface FarePlotProps {
  /** Keep it while nothing changes. */
  week: RouteWeek;
  cabin: CabinClass;
  /** Fares to mark, with their names. */
  marks: readonly { label: string; fare: number }[];
  show: 'passengers' | 'profit';
  height?: number;
  /** Told of each new curve. */
  onCurve?: (curve: FareCurve, cabin: CabinClass) => void;
}

export const CLASS_NAMES: Record<CabinClass, string> = {
  economy: 'economy',
  business: 'business',
  first: 'first class',
};

/** What a mark's name takes of the plot's width, about. */
const NAME_WIDTH = 0.22;

/** What a week would bring at each fare of one class, the others as they are; the best one is marked. */
export default function FarePlot({ week, cabin, marks: wanted, show, height = 160, onCurve }: FarePlotProps) {
  const questions = useMemo(() => [{ week, cabin }], [week, cabin]);
  const [answer] =
    useInSlices(questions, (question) => {
      const curve = fareDemandCurve(question.week, question.cabin);
      onCurve?.(curve, question.cabin);
      return { curve, cabin: question.cabin };
    }) ?? [];
  if (!answer || answer.cabin !== cabin) return <div style={{ height: height + 24 }} />;
  const { points, best } = answer.curve;
  const range = (points.at(-1)?.fare ?? 0) - (points[0]?.fare ?? 0);
  const bestMark = { axis: 'x' as const, at: best.fare, label: `best ${formatMoney(best.fare)}` };
  const marks: PlotMark[] = wanted.map(({ label, fare }, at) => {
    const before = wanted.slice(0, at).map((other) => other.fare);
    const others = show === 'profit' ? [best.fare, ...before] : before;
    // Names that would stand on each other are left out; the lines stay.
    const isNear = others.some((other) => Math.abs(other - fare) < range * NAME_WIDTH);
    return { axis: 'x', at: fare, label: isNear ? '' : label };
  });
  if (show === 'profit') marks.push(bestMark);
  const name = CLASS_NAMES[cabin];
  return (
    <Plot
      title={`${show === 'profit' ? 'Profit' : 'Passengers'} a week by the fare in ${name}`}
      summary={`Profit is highest at ${formatMoney(best.fare)}, with ${formatNumber(best.passengers)} passengers a week in ${name}.`}
      xLabel={`Fare in ${name}`}
      x={points.map(({ fare }) => fare)}
      series={[
        show === 'profit'
          ? { label: 'Profit', values: points.map(({ profit }) => profit) }
          : { label: 'Passengers', values: points.map(({ passengers }) => passengers), kind: 'area' },
      ]}
      formatX={formatMoney}
      formatY={show === 'profit' ? formatMoneyShort : formatNumber}
      marks={marks}
      height={height}
    />
  );
}
