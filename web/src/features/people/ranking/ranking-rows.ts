import type { Ranking } from '#game/payloads/ranking.ts';

/** One airline with the figures that airlines are ranked by. Null for a week without flights. */
export interface RankingRow {
  id: string;
  name: string;
  code: string;
  primary: string;
  secondary: string;
  /** Airport id. */
  hub: string;
  isRival: boolean;
  isOwn: boolean;
  /** 0 to 1. */
  reputation: number;
  aircraft: number;
  routes: number;
  passengers: number | null;
  /** Share of the week's scheduled flights that were on time, 0 to 1. */
  onTime: number | null;
  /** 0 to 1. */
  load: number | null;
  /** Whole US dollars. */
  revenue: number | null;
  profit: number | null;
  /** Band of the net worth: see `bandText`. Null before the first Monday. */
  worth: number | null;
  /** Gain of a share since its issue, dividends included: 0.12 for 12%. Null if the shares do not trade. */
  totalReturn: number | null;
}

/** Returns the airlines as rows. @param own id of the player's airline */
export function rankingRows({ airlines, weeks }: Ranking, own: string): RankingRow[] {
  return airlines.id.map((id, index): RankingRow => {
    const week = weeks[id];
    const scheduled = week ? week.flights + week.cancelled : 0;
    return {
      id,
      name: airlines.name[index] ?? '',
      code: airlines.code[index] ?? '',
      primary: airlines.colour_primary[index] ?? '',
      secondary: airlines.colour_secondary[index] ?? '',
      hub: airlines.hub[index] ?? '',
      isRival: airlines.rival[index] === 1,
      isOwn: id === own,
      reputation: airlines.reputation[index] ?? 0,
      aircraft: airlines.aircraft[index] ?? 0,
      routes: airlines.routes[index] ?? 0,
      passengers: week?.passengers ?? null,
      onTime: week && scheduled > 0 ? (week.flights - week.late) / scheduled : null,
      load: week && week.seats > 0 ? week.passengers / week.seats : null,
      revenue: week?.revenue ?? null,
      profit: week?.profit ?? null,
      totalReturn: airlines.total_return[index] ?? null,
      worth: (airlines.worth[index] ?? -1) < 0 ? null : (airlines.worth[index] ?? null),
    };
  });
}

/** Figures that airlines are ranked by. */
export const MEASURES = [
  'passengers',
  'onTime',
  'load',
  'aircraft',
  'routes',
  'reputation',
  'revenue',
  'profit',
  'worth',
  'totalReturn',
] as const satisfies readonly (keyof RankingRow)[];
export type Measure = (typeof MEASURES)[number];

/**
 * Returns the positions of the airlines by id, the largest figure first. Equal figures share a position.
 * Airlines without a figure have none.
 */
export function positionsBy(rows: readonly RankingRow[], measure: Measure): ReadonlyMap<string, number> {
  const ranked = rows
    .flatMap(({ id, [measure]: figure }) => (figure === null ? [] : [{ id, figure }]))
    .sort((a, b) => b.figure - a.figure);
  const positions = new Map<string, number>();
  for (const [index, { id, figure }] of ranked.entries()) {
    const before = ranked[index - 1];
    positions.set(id, before?.figure === figure ? (positions.get(before.id) ?? 0) : index + 1);
  }
  return positions;
}
