import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FareCurve } from '#game/demand/forecast/fare-curve.ts';
import type { RouteWeek } from '#game/demand/forecast/route-week.ts';
import { CABIN_CLASSES, type CabinClass, type PerClass } from '#game/fleet/aircraft/cabin.ts';
import { faresOf, isFareAccepted } from '#game/network/route/fares.ts';
import type { Route } from '#game/tables/route.ts';
import { ActionFailure } from '#web/components/action-failure.tsx';
import { Button } from '#web/components/button.tsx';
import { UnsavedPrompt } from '#web/components/unsaved-prompt.tsx';
import { act } from '#web/lib/act.ts';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatMoney } from '#web/lib/format.ts';
import { notify } from '#web/lib/notices.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useForm } from '#web/lib/use-form.ts';
import { FareSlider } from './fare-slider.tsx';
import { ForecastCheck } from './forecast-check.tsx';
import { ForecastView } from './forecast-view.tsx';
import { areSame, useFareForecast } from './use-fare-forecast.ts';

const FarePlot = lazy(() => import('../shared/fare-plot.tsx'));

/** URL parameters that keep this tab open. */
const PLACE = ['route', 'tab'];

interface FaresTabProps {
  route: Route;
  /** Airport codes with the hub first: CPH–AGP. */
  name: string;
  /** Undefined while the market is being loaded. */
  week: RouteWeek | undefined;
}

/** Fares by class with their forecast. */
export function FaresTab({ route, name: pair, week }: FaresTabProps) {
  const set = faresOf(route);
  const [draft, setDraft] = useUnsaved(`fares ${route.id}`, set);
  const [saved, setSaved] = useState(set);
  const [before, setBefore] = useState(set);
  // The fare rule, or another tab, has changed the fares.
  if (!areSame(before, set)) {
    setBefore(set);
    if (areSame(draft, before)) setDraft(set);
  }
  const [cabin, setCabin] = useState<CabinClass>('economy');
  const [curves, setCurves] = useState<Partial<PerClass<FareCurve>>>({});
  const curve = curves[cabin];
  const flown = week?.departures.filter(({ airline }) => airline === week.airline) ?? [];
  const isNiche =
    week?.departures.every(({ airline, stops = 0 }) => airline === week.airline || stops > 0) === true;
  const shown = CABIN_CLASSES.filter(
    (name) => flown.length === 0 || flown.some(({ seats }) => seats[name] > 0),
  );
  const accepted = CABIN_CLASSES.every((name) => isFareAccepted(draft[name], route.km, name));
  const changed = !areSame(draft, set);

  const { now, then, nowBand, thenBand, curveWeek, sold, real, earlier, earlierBands } = useFareForecast({
    ...{ route, week, cabin },
    fares: accepted ? draft : set,
    planned: flown.length,
  });

  const { failure, pending, formProps } = useForm({
    canSend: accepted && changed,
    send: async () => {
      await act('route.fares', { routes: [{ route: route.id, ...draft }] });
      setSaved(draft);
      notify(`Fares of ${pair} set.`, 'good');
    },
  });

  return (
    <form className="flex flex-col gap-5" {...formProps}>
      <UnsavedPrompt
        when={changed && draft !== saved && !pending}
        what={`The new fares of ${pair}`}
        params={PLACE}
      />
      <div className="flex flex-col gap-3">
        {shown.map((name) => (
          <FareSlider
            key={name}
            km={route.km}
            cabin={name}
            name={CABIN_NAMES[name]}
            value={draft[name]}
            onFocus={() => setCabin(name)}
            onChange={(fare) => {
              setCabin(name);
              setDraft({ ...draft, [name]: fare });
            }}
          />
        ))}
      </div>
      {curveWeek && flown.length > 0 && (
        <Suspense fallback={<div className="h-82" />}>
          <FarePlot
            week={curveWeek}
            cabin={cabin}
            marks={[{ label: 'now', fare: set[cabin] }]}
            show="both"
            flown={sold}
            height={140}
            onCurve={(drawn, of) => setCurves((before) => ({ ...before, [of]: drawn }))}
          />
        </Suspense>
      )}
      {flown.length > 0 && curve && curve.best.fare !== draft[cabin] && (
        <Button onClick={() => setDraft({ ...draft, [cabin]: curve.best.fare })} className="self-start">
          Use best {CABIN_NAMES[cabin].toLowerCase()} fare, {formatMoney(curve.best.fare)}
        </Button>
      )}
      {flown.length === 0 && week ? (
        <p className="text-muted">
          This route has no flights yet, so there is nothing to forecast.{' '}
          <Link
            to={linkTo('manageRoutes', { view: 'timetable', line: route.id })}
            className="text-accent underline underline-offset-4"
          >
            Plan flights
          </Link>
        </p>
      ) : (
        now &&
        then && (
          <>
            <ForecastView now={now} then={then} band={thenBand} isNiche={isNiche} />
            {real !== undefined && <ForecastCheck forecast={now} band={nowBand} flown={real} />}
            {earlier.map(({ fares, forecast, flown: week }, index) => {
              const at = shown.map(
                (name) => `${formatMoney(fares[name])} ${CABIN_NAMES[name].toLowerCase()}`,
              );
              return (
                <ForecastCheck
                  key={Object.values(fares).join()}
                  at={at.join(', ')}
                  forecast={forecast}
                  band={earlierBands?.[index]}
                  flown={week}
                />
              );
            })}
          </>
        )
      )}
      <ActionFailure title="The fares were not set" error={failure} />
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex justify-end gap-2 border-t border-line bg-surface px-4 py-3">
        <Button tone="quiet" disabled={!changed} onClick={() => setDraft(set)}>
          Reset
        </Button>
        <Button type="submit" tone="primary" disabled={!changed || !accepted} pending={pending}>
          Set fares
        </Button>
      </div>
    </form>
  );
}
