import { useEffect, useState } from 'react';
import type { Band } from '#game/demand/forecast/band.ts';
import type { BestFares } from '#game/demand/forecast/best-fares.ts';
import { useLegs } from '#web/lib/game/legs.ts';
import { ownWeek } from '#web/lib/planning/own-week.ts';
import { runPlanner } from '#web/lib/planning/run-planner.ts';
import { useCandidateAircraft } from '#web/lib/planning/use-candidate-aircraft.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import type { RouteRow } from '../shared/route-rows.ts';
import { fetchMarkets } from './fetch-markets.ts';

/** A route with its best fares. */
export interface BestRow {
  row: RouteRow;
  best: BestFares;
  /** Range of the profit per week at these fares. */
  band: Band;
}

interface BestFaresState {
  found: readonly BestRow[];
  isDone: boolean;
  error: Error | null;
}

const NOTHING: BestFaresState = { found: [], isDone: false, error: null };

/** Computes the best fares of routes with flights, one by one. @param rows a stable array */
export function useBestFares(rows: readonly RouteRow[]): BestFaresState {
  const facts = useFacts();
  const legs = useLegs().data;
  const { own: candidates, isPending } = useCandidateAircraft();
  const [state, setState] = useState(NOTHING);

  useEffect(() => {
    if (!facts || !legs || isPending) return;
    let isOver = false;
    let end = () => {};
    const found: BestRow[] = [];
    const show = (error: Error | null) => {
      if (!isOver) setState({ found: [...found], isDone: found.length === rows.length, error });
    };
    fetchMarkets(rows).then(
      (markets) => {
        if (isOver || rows.length === 0) return show(null);
        const weeks = rows.flatMap(({ route, a, b }) => {
          const market = markets.get(route.id);
          return market ? [ownWeek({ route, a, b, market, legs, candidates, facts })] : [];
        });
        end = runPlanner(
          { kind: 'fares', weeks },
          (message) => {
            const row = rows[found.length];
            if (message.kind !== 'fares' || !row) return;
            found.push({ row, best: message.best, band: message.band });
            show(null);
          },
          show,
        );
      },
      (error: Error) => show(error),
    );
    return () => {
      isOver = true;
      end();
    };
  }, [rows, facts, legs, candidates, isPending]);
  return state;
}
