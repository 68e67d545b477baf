import { useMemo } from 'react';
import { type FareCurve, fareDemandCurve } from '#game/demand/forecast/fare-curve.ts';
import type { PastFare } from '#game/demand/forecast/flown.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import type { CabinClass } from '#game/fleet/aircraft/cabin.ts';
import type { PlotFrame } from '#web/components/plot/plot-options.ts';
import type { PlotMark } from '#web/components/plot/plot-series.ts';
import { Plot } from '#web/components/plot.tsx';
import { CABIN_WORDS } from '#web/lib/cabin-names.ts';
import { formatMoney, formatMoneyShort, formatNumber } from '#web/lib/format.ts';
import { useInSlices } from './use-in-slices.ts';
import { withFlown } from './with-flown.ts';

interface FarePlotProps {
  /** Must be a stable object. */
  week: RouteWeek;
  cabin: CabinClass;
  /** Fares to mark, with their names. */
  marks: readonly { label: string; fare: number }[];
  show: 'passengers' | 'profit' | 'both';
  /** Actual sales at fares of this class. */
  flown?: readonly PastFare[];
  height?: number;
  /** Called with each new curve. */
  onCurve?: (curve: FareCurve, cabin: CabinClass) => void;
}

/** Approximate width of a mark's label as a share of the plot's width. */
const NAME_WIDTH = 0.22;

const NONE: readonly PastFare[] = [];

/** Pixels for the widest figures on the left and for the line names on the right. */
const LEFT = 84;
const [RIGHT, RIGHT_NAMED] = [24, 72];

interface CurvePlotProps {
  curve: FareCurve;
  name: string;
  marks: FarePlotProps['marks'];
  height: number;
  frame: PlotFrame;
}

/** Returns the common frame of both plots, covering all fares of the curve and of past sales. */
function frameOf({ points }: FareCurve, flown: readonly PastFare[]): PlotFrame {
  const fares = [...points, ...flown].map(({ fare }) => fare);
  return {
    left: LEFT,
    right: flown.length > 0 ? RIGHT_NAMED : RIGHT,
    x: [Math.min(...fares), Math.max(...fares)],
  };
}

/** Returns lines at the marked fares. Labels that would overlap are left out. */
function marksAt({ curve, marks }: CurvePlotProps, taken: readonly number[]): PlotMark[] {
  const range = (curve.points.at(-1)?.fare ?? 0) - (curve.points[0]?.fare ?? 0);
  return marks.map(({ label, fare }, index) => {
    const others = [...taken, ...marks.slice(0, index).map((other) => other.fare)];
    const isNear = others.some((other) => Math.abs(other - fare) < range * NAME_WIDTH);
    return { axis: 'x', at: fare, label: isNear ? '' : label };
  });
}

const bestWords = ({ best }: FareCurve, name: string) =>
  `Profit is highest at ${formatMoney(best.fare)}, with ${formatNumber(best.passengers)} passengers per week in ${name}.`;

function ProfitPlot(props: CurvePlotProps & { hideX: boolean }) {
  const { curve, name, height, frame, hideX } = props;
  const { points, best } = curve;
  const bestMark = { axis: 'x' as const, at: best.fare, label: `best ${formatMoney(best.fare)}` };
  return (
    <Plot
      title={`Profit per week by ${name} fare`}
      summary={bestWords(curve, name)}
      xLabel={`Fare in ${name}`}
      x={points.map(({ fare }) => fare)}
      series={[{ label: 'Profit', values: points.map(({ profit }) => profit) }]}
      formatX={formatMoney}
      formatY={formatMoneyShort}
      marks={[...marksAt(props, [best.fare]), bestMark]}
      height={height}
      hideX={hideX}
      frame={frame}
    />
  );
}

function PassengersPlot(props: CurvePlotProps & { flown: readonly PastFare[] }) {
  const { curve, name, height, frame, flown } = props;
  const rows = withFlown(curve.points, flown);
  const expected = { label: 'Expected', values: rows.map(({ expected: value }) => value) };
  const words = flown.map(({ fare, passengers, flights }) => {
    const of = flights === 1 ? '1 flight' : `${formatNumber(flights)} flights`;
    return `${formatNumber(passengers)} at ${formatMoney(fare)} on ${of}`;
  });
  return (
    <Plot
      title={`Passengers per week by ${name} fare`}
      summary={`${bestWords(curve, name)}${words.length > 0 ? ` Actual sales: ${words.join('; ')}.` : ''}`}
      xLabel={`Fare in ${name}`}
      x={rows.map(({ fare }) => fare)}
      series={
        flown.length > 0
          ? [expected, { label: 'Sold', values: rows.map(({ sold }) => sold), kind: 'points' }]
          : [{ ...expected, kind: 'area' }]
      }
      formatX={formatMoney}
      formatY={formatNumber}
      fromZero
      marks={marksAt(props, [])}
      height={height}
      frame={frame}
    />
  );
}

/** Weekly passengers and profit by the fare of one class, with the best fare marked. */
export default function FarePlot(props: FarePlotProps) {
  const { week, cabin, marks, show, flown = NONE, height = 160, onCurve } = props;
  const questions = useMemo(() => [{ week, cabin }], [week, cabin]);
  const [result] =
    useInSlices(questions, (question) => {
      const curve = fareDemandCurve(question.week, question.cabin);
      onCurve?.(curve, question.cabin);
      return { curve, cabin: question.cabin };
    }) ?? [];
  if (!result || result.cabin !== cabin)
    return <div style={{ height: (height + 24) * (show === 'both' ? 2 : 1) }} />;
  const frame = frameOf(result.curve, show === 'profit' ? NONE : flown);
  const drawn = { curve: result.curve, name: CABIN_WORDS[cabin], marks, height, frame };
  return (
    <>
      {show !== 'passengers' && <ProfitPlot {...drawn} hideX={show === 'both'} />}
      {show !== 'profit' && <PassengersPlot {...drawn} flown={flown} />}
    </>
  );
}
