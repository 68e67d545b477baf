import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dateText } from '#game/network/timetable/clock.ts';
import { WEEK } from '#game/world/time.ts';
import { Button } from '#web/components/button.tsx';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import { TableSkeleton } from '#web/components/data-table/table-skeleton.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import { useRanking } from '#web/lib/game/ranking.ts';
import { linkToAirline } from '#web/lib/pages.ts';
import { useSession } from '#web/lib/session.ts';
import { useWordsById } from '#web/lib/use-airport-words.ts';
import { useWorld } from '#web/lib/world.ts';
import { MEASURE_WORDS, rankingColumns } from './ranking-columns.tsx';
import { MEASURES, positionsBy, type RankingRow, rankingRows } from './ranking-rows.ts';

const SORT = { column: 'passengers', descending: true };
const idOf = ({ id }: RankingRow) => id;
const noCode = () => '…';

/** Returns the figure that the table is sorted by. Passengers if it is sorted by a text. */
function useMeasure() {
  const sort = useAddress().wanted.get('sort')?.replace(/^-/, '');
  return MEASURES.find((measure) => measure === sort) ?? 'passengers';
}

function Table({ rows }: { rows: readonly RankingRow[] }) {
  const navigate = useNavigate();
  const sorted = useMeasure();
  const codeOf = useAirportIndex().data?.codeOf ?? noCode;
  const positions = useMemo(() => positionsBy(rows, sorted), [rows, sorted]);
  const wordsOf = useWordsById();
  const columns = useMemo(
    () => rankingColumns({ sorted, positions, codeOf, wordsOf }),
    [sorted, positions, codeOf, wordsOf],
  );
  const [lit, setLit] = useState<string | null>(null);
  const own = rows.find(({ isOwn }) => isOwn);
  const position = own && positions.get(own.id);
  const { by } = MEASURE_WORDS[sorted];
  return (
    <>
      {own && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="tabular-nums">
            {position === undefined ? (
              <>Your airline has no position by {by} yet.</>
            ) : (
              <>
                Your airline is number <b>{formatNumber(position)}</b> of {formatNumber(positions.size)} by{' '}
                {by}.
              </>
            )}
          </p>
          <Button onClick={() => setLit(own.id)}>Show your airline</Button>
        </div>
      )}
      <DataTable
        name="Ranking"
        rows={rows}
        columns={columns}
        rowId={idOf}
        sort={SORT}
        search="Airline, code or hub"
        onOpen={({ code }) => navigate(linkToAirline(code))}
        onPoint={(row) => row === null && setLit(null)}
        lit={lit}
        marked={own?.id}
        empty={null}
      />
    </>
  );
}

/** Ranking of all airlines by their public figures. */
export function Component() {
  const { data, error, refetch } = useRanking();
  const own = useSession()?.airline ?? '';
  const start = useWorld().data?.start;
  const rows = useMemo(() => data && rankingRows(data, own), [data, own]);
  const when =
    data && start && data.week >= 0
      ? `Figures per week are for the week from ${dateText(start, data.week * WEEK)}.`
      : 'Figures per week appear after the first full week.';
  return (
    <Page
      title="Ranking"
      lead={`All airlines, of players and of the server. Select a column to rank by it. ${data ? when : ''}`}
    >
      {rows ? (
        <Table rows={rows} />
      ) : error ? (
        <ErrorState title="The ranking could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <TableSkeleton of="airlines" />
      )}
    </Page>
  );
}
