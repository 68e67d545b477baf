import { build } from 'esbuild';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '#scripts/chromium.ts';
import { inRoot } from '#scripts/paths.ts';
import { routeWeek } from '../support/route-week.ts';
import { atMost, type Figure, figure, missing } from './figure.ts';

/** Two own aircraft and six of other airlines, with 28 and 84 flights per week. */
const ROUTE = { model: 'boeing-737-800', own: 2, rivals: 6 };
const ROUTES = 40;
const RUNS = 15;

/**
 * Runs in the page: milliseconds of the first route's forecast and of all together. The best of several runs,
 * because other work on the machine only adds time.
 */
const MEASURE = `(given) => {
  const weeks = given.map((week) => ({ ...week, aircraft: new Map(week.aircraft) }));
  const timeOf = (work) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  const best = (work) => Math.min(...Array.from({ length: ${RUNS} }, () => timeOf(work)));
  const all = best(() => weeks.forEach((week) => forecast.forecastWeek(week)));
  return { all, one: best(() => forecast.forecastWeek(weeks[0])) };
}`;

/** Measures the timetable's forecast in a real browser: for one route, and for an airline with forty. */
export async function measureForecast(): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) return [missing('the forecast', 'there is no Chromium')];
  const { outputFiles } = await build({
    entryPoints: [inRoot('game/demand/forecast/forecast-route.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'forecast',
    target: 'es2022',
  });
  const weeks = Array.from({ length: ROUTES }, (_, index) => {
    const week = routeWeek({ ...ROUTE, km: 500 + index * 60 });
    return { ...week, aircraft: [...week.aircraft] };
  });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS, chromiumSandbox: false });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const { one, all } = await page.evaluate<{ one: number; all: number }>(
      `(${MEASURE})(${JSON.stringify(weeks)})`,
    );
    return [
      atMost('forecast of a week on a route, in the browser', one, 50, 'ms', 1),
      figure(`… of ${ROUTES} routes, one after the other`, all, 'ms', 1),
    ];
  } finally {
    await browser.close();
  }
}
