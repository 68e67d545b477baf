import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { servedCity } from '#game/world/airport/airport-city.ts';
import { buttonClass } from '#web/components/button.tsx';
import { Drawer } from '#web/components/drawer/drawer.tsx';
import { EconomyNotes } from '#web/components/economy-notes.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { useOwnAirline } from '#web/lib/airline.ts';
import { formatCount, formatDistance } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { useMarket } from '#web/lib/game/market.ts';
import { linkTo } from '#web/lib/pages.ts';
import { ownWeek } from '#web/lib/planning/own-week.ts';
import { useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { useConnecting } from '#web/lib/planning/use-connecting.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useUnits } from '#web/lib/settings.ts';
import { MarketKnowledge } from '../shared/market-knowledge.tsx';
import { RivalList } from '../shared/rival-list.tsx';
import { endsFrom, type RouteRow } from '../shared/route-rows.ts';
import { CloseRoute } from './close-route.tsx';
import { FareHistory } from './fare-history.tsx';
import { FareRuleBox } from './fare-rule-box.tsx';
import { FaresTab } from './fares-tab.tsx';
import { ResultsTab } from './results-tab.tsx';
import { RivalCostList } from './rival-cost-list.tsx';
import { RivalMoves } from './rival-moves.tsx';
import { UndoRoute } from './undo-route.tsx';

const TABS = [
  ['fares', 'Fares'],
  ['results', 'Results'],
  ['market', 'Market'],
] as const;

/** Details of a route: fares with forecast, results, and the market with competitors. */
export function RouteDrawer({ row, onClose }: { row: RouteRow; onClose: () => void }) {
  const units = useUnits();
  const { params, change } = useAddress();
  const tab = Math.max(
    0,
    TABS.findIndex(([name]) => name === params.get('tab')),
  );
  const airline = useOwnAirline().data;
  const airports = useAirportIndex().data;
  const market = useMarket(row.route.a, row.route.b);
  const legs = useLegs().data;
  const { own: candidates } = useCandidateAircraft();
  const facts = useFacts();
  const connecting = useConnecting(legs, candidates);
  const { route, a, b } = row;
  const [from, to] = endsFrom(row, airline?.hub ?? '');
  const week = useMemo(
    () =>
      market.data && legs && facts && connecting
        ? ownWeek({ route, a, b, market: market.data, legs, candidates, facts, connecting })
        : undefined,
    [market.data, legs, facts, connecting, route, a, b, candidates],
  );

  return (
    <Drawer
      title={`${from.iata}–${to.iata}`}
      subtitle={
        <>
          {servedCity(from)} – {servedCity(to)}
          <span className="block tabular-nums">
            {formatDistance(route.km, units)}, {formatCount(row.flights, 'flight')} per week
          </span>
        </>
      }
      onClose={onClose}
    >
      <TabGroup
        className="flex flex-col gap-5"
        selectedIndex={tab}
        onChange={(index) => change({ tab: (index > 0 && TABS[index]?.[0]) || null })}
      >
        <UndoRoute route={route} pair={`${from.iata}–${to.iata}`} onGone={onClose} />
        <div className="flex flex-wrap items-center gap-2">
          <TabList aria-label="Route details" className="flex border-b border-line">
            {TABS.map(([name, label]) => (
              <Tab
                key={name}
                className="-mb-px border-b-2 border-transparent px-3 py-1.5 font-medium text-muted aria-selected:border-accent aria-selected:text-ink max-md:min-h-11"
              >
                {label}
              </Tab>
            ))}
          </TabList>
          <Link
            to={linkTo('manageRoutes', { view: 'timetable', line: route.id })}
            className={buttonClass('secondary', 'ml-auto')}
          >
            Plan flights
          </Link>
        </div>
        <TabPanels>
          <TabPanel>
            {market.error && !market.data ? (
              <ErrorState
                title="The market could not be loaded"
                error={market.error}
                onRetry={() => void market.refetch()}
              />
            ) : (
              <div className="flex flex-col gap-5">
                <EconomyNotes from={a} to={b} />
                <FareRuleBox key={route.id} route={route} name={`${from.iata}–${to.iata}`} week={week} />
                <FaresTab route={route} name={`${from.iata}–${to.iata}`} week={week} />
              </div>
            )}
          </TabPanel>
          <TabPanel className="flex flex-col gap-5">
            {market.data && week && <RivalCostList market={market.data} week={week} />}
            {airports && <ResultsTab row={row} airports={airports} week={week} />}
          </TabPanel>
          <TabPanel className="flex flex-col gap-5">
            {market.data && <RivalList market={market.data} own={airline?.id ?? ''} />}
            {market.data && <MarketKnowledge from={from} to={to} market={market.data} />}
            <FareHistory from={a.id} to={b.id} own={airline?.id ?? ''} market={market.data} />
            <RivalMoves route={route.id} />
            <Link
              to={linkTo('research', { from: a.iata, to: b.iata })}
              className="text-accent underline underline-offset-4"
            >
              Demand by hour, month and fare
            </Link>
            <CloseRoute row={row} pair={`${from.iata}–${to.iata}`} onClosed={onClose} />
          </TabPanel>
        </TabPanels>
      </TabGroup>
    </Drawer>
  );
}
