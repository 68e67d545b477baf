import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnAirline } from '#web/lib/airline.ts';
import { linkTo } from '#web/lib/pages.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { currentUser } from '#web/lib/session.ts';
import { europeLargeQuery } from './airport-queries.ts';
import { AirportSearch } from './airport-search.tsx';
import { LayerControl } from './layer-control.tsx';
import { useMapChoice } from './map-choice.ts';
import { MapStatus } from './map-status.tsx';
import { ALL_OFF } from './tile-states.ts';
import { useMapAircraft } from './use-map-aircraft.ts';
import { useMapRights } from './use-map-rights.ts';
import { useOwnEnds } from './use-own-network.ts';
import { useSelectedAirport } from './use-selected-airport.ts';
import { useSelectedFlight } from './use-selected-flight.ts';
import { useHub, useShownAirports } from './use-shown-airports.ts';
import { useWantedTiles } from './use-wanted-tiles.ts';

const loadMap = () => import('./world-map.tsx');
const WorldMap = lazy(loadMap);
const RightsLegend = lazy(() => import('./rights-legend.tsx'));
const FlightPanel = lazy(() => import('./flight-panel.tsx'));

// Preloads the map and airports while the session is being checked.
if (currentUser()) {
  loadMap().catch(() => undefined);
  void queryClient.prefetchQuery(europeLargeQuery);
}

/** The world map, full screen below the top bar. */
export function Component() {
  const hub = useHub(useOwnAirline().data?.hub ?? '');
  const [choice, change] = useMapChoice(hub?.continent);
  const [states, setStates] = useState(ALL_OFF);
  const { airports: asked, europe, more } = useShownAirports(choice);
  const { selected, select, selectedHere, besidePanel } = useSelectedAirport(asked, europe.isFetched);
  const { offered, wanted, weatherFailed } = useWantedTiles(choice);
  const [flight, selectFlight] = useSelectedFlight();
  const closeFlight = useCallback(() => selectFlight(''), [selectFlight]);
  const { aircraft, traffic } = useMapAircraft(choice.traffic);
  const rightOf = useMapRights(choice.rights, selected);
  const onImagery = states.satellite === 'answers';
  const navigate = useNavigate();
  const ends = useOwnEnds();
  const own = useMemo(() => new Set(ends.map(({ id }) => id)), [ends]);
  // The hub and served airports are always on the map.
  const airports = useMemo(() => {
    const known = new Set(asked.map(({ id }) => id));
    const others = [...ends, ...(hub ? [hub] : [])].filter(({ id }) => !known.has(id) && known.add(id));
    return others.length > 0 ? [...asked, ...others] : asked;
  }, [asked, ends, hub]);

  return (
    <div
      data-world
      className={`absolute inset-0 isolate overflow-hidden ${onImagery ? 'bg-[#0b1a2a]' : 'bg-water'}`}
    >
      <h1 tabIndex={-1} className="sr-only">
        World
      </h1>
      <div className="absolute top-3 left-3 z-20 flex items-start gap-2 max-md:right-3">
        <AirportSearch airports={asked} rightOf={rightOf} onPick={select} />
        <LayerControl
          choice={choice}
          onChange={change}
          offered={offered}
          states={weatherFailed ? { ...states, weather: 'silent' } : states}
          more={more}
          count={asked.length}
          hasAirline={hub !== undefined}
          traffic={traffic}
        />
      </div>
      {rightOf && hub && (
        <div className="absolute top-16 left-16 z-10 max-md:top-[68px] max-md:right-3 max-md:left-[68px]">
          <Suspense>
            <RightsLegend selected={selected} hub={hub.iata} />
          </Suspense>
        </div>
      )}
      <Suspense>
        <WorldMap
          airports={airports}
          hub={hub?.id ?? ''}
          own={own}
          selected={selected}
          selectedHere={selectedHere}
          wanted={wanted}
          onImagery={onImagery}
          besidePanel={besidePanel}
          flight={flight}
          aircraft={aircraft}
          night={choice.night}
          rightOf={rightOf}
          onSelect={(airport) => {
            // A click on the background closes the popup first, then the flight.
            if (airport || selected) select(airport);
            else if (flight !== '') selectFlight('');
          }}
          onSelectFlight={selectFlight}
          onOpenRoute={(route) => navigate(linkTo('manageRoutes', { route }))}
          onTiles={setStates}
        />
      </Suspense>
      <MapStatus europe={europe} />
      {flight !== '' && (
        <Suspense>
          <FlightPanel
            key={flight}
            id={flight}
            aircraft={aircraft.find(({ id }) => id === flight)}
            traffic={traffic}
            onClose={closeFlight}
          />
        </Suspense>
      )}
    </div>
  );
}
