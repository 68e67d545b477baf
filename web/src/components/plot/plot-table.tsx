import type { PlotSeries } from './plot-series.ts';

interface PlotTableProps {
  caption: string;
  xLabel: string;
  x: readonly number[];
  series: readonly PlotSeries[];
  formatX: (value: number) => string;
  formatY: (value: number) => string;
  height: number;
}

/** The figures of a plot as a table. */
export function PlotTable({ caption, xLabel, x, series, formatX, formatY, height }: PlotTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
      tabIndex={0}
      className="relative overflow-auto rounded-control border border-line"
      style={{ height }}
    >
      <table className="w-full text-13 tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-raised text-12 text-muted">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left font-medium">
              {xLabel}
            </th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="px-3 py-1.5 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {x.map((value, index) => (
            <tr key={value} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                {formatX(value)}
              </th>
              {series.map(({ label, values }) => {
                const figure = values[index];
                return (
                  <td key={label} className="px-3 py-1 text-right">
                    {figure == null ? '–' : formatY(figure)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
