import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Band, bandOfSum } from '#game/demand/forecast/band.ts';
import { type WeekMoney, weekMoney } from '#game/demand/forecast/forecast-route.ts';
import { daysOf } from '#game/demand/forecast/route-week.ts';
import { sumOfClasses } from '#game/fleet/aircraft/cabin.ts';
import type { Market } from '#game/payloads/market.ts';
import { marketQuery } from '#web/lib/game/market.ts';
import type { CandidateAircraft } from '#web/lib/planning/candidate-aircraft.ts';
import { ownWeek } from '#web/lib/planning/own-week.ts';
import type { OwnLeg } from '#web/lib/planning/pair.ts';
import { useConnecting } from '#web/lib/planning/use-connecting.ts';
import { useFacts } from '#web/lib/planning/use-facts.ts';
import { useBands } from '../shared/use-bands.ts';
import { useInSlices } from '../shared/use-in-slices.ts';
import type { PlanRoute } from './plan-week.ts';

/** Maximum number of routes in a preview. */
const ROUTES_MAX = 25;

const dataOf = (results: UseQueryResult<Market>[]) => results.map(({ data }) => data);

export interface TimetableForecast {
  /** US dollars per week, all included routes together. */
  profit: number;
  /** Undefined while it is being computed, or if nobody asks for it. */
  band: Band | undefined;
  revenue: number;
  passengers: number;
  load: number;
  /** Number of routes left out because there are too many. */
  left: number;
}

/**
 * Returns the forecast of a timetable on some routes. Undefined while it is being computed.
 *
 * @param legs the whole timetable, as a stable array
 * @param hasBand whether to compute the range of the profit
 */
export function useWeekForecast(
  concerned: readonly PlanRoute[],
  legs: readonly OwnLeg[],
  candidates: readonly CandidateAircraft[],
  hasBand: boolean,
): TimetableForecast | undefined {
  const facts = useFacts();
  const asked = useMemo(() => concerned.slice(0, ROUTES_MAX), [concerned]);
  const ends = useMemo(() => [...new Set(asked.flatMap(({ route: { a, b } }) => [a, b]))], [asked]);
  const connecting = useConnecting(legs, candidates, ends);
  const markets = useQueries({
    queries: asked.map(({ route }) => marketQuery(route.a, route.b)),
    combine: dataOf,
  });
  const questions = useMemo(() => {
    if (!facts || !connecting || markets.length !== asked.length || markets.some((market) => !market))
      return undefined;
    return asked.flatMap(({ route, a, b }, index) => {
      const market = markets[index];
      return market ? [() => ownWeek({ route, a, b, market, legs, candidates, facts, connecting })] : [];
    });
  }, [facts, connecting, asked, markets, legs, candidates]);
  const forecasts = useInSlices(questions, (question) => {
    const week = question();
    return { week, money: weekMoney(week, daysOf(week)) };
  });
  const weeks = useMemo(
    () => (hasBand ? forecasts?.map(({ week }) => week) : undefined),
    [forecasts, hasBand],
  );
  const bands = useBands(weeks);
  return useMemo(() => {
    if (!forecasts) return undefined;
    const sum = (figure: (week: WeekMoney) => number) =>
      forecasts.reduce((total, { money }) => total + figure(money), 0);
    const parts = bands?.flatMap(({ profit: band }, index) => {
      const money = forecasts[index]?.money;
      return money ? [{ expected: money.profit, band }] : [];
    });
    const passengers = sum((week) => week.passengers);
    const seats = sum(({ seats }) => sumOfClasses(seats));
    return {
      profit: sum(({ profit }) => profit),
      band: parts && bandOfSum(parts),
      revenue: sum(({ revenue }) => revenue),
      passengers,
      load: seats > 0 ? passengers / seats : 0,
      left: Math.max(0, concerned.length - ROUTES_MAX),
    };
  }, [forecasts, bands, concerned.length]);
}
