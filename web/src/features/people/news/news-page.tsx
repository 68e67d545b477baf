import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { News } from '#game/tables/news.ts';
import { DAY, HOUR } from '#game/world/time.ts';
import { Button } from '#web/components/button.tsx';
import { ChoiceGroup } from '#web/components/choice-group.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { newsQuery } from '#web/lib/game/news.ts';
import { useWorld } from '#web/lib/world.ts';
import { NewsList } from './news-list.tsx';
import { NEWS_FILTERS } from './news-words.ts';

const EconomyPlot = lazy(() => import('./economy-plot.tsx').then((file) => ({ default: file.EconomyPlot })));

function Waiting() {
  return (
    <div role="status" className="flex animate-late flex-col gap-3">
      <span className="sr-only">Loading news …</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

/** The page of world news: the economy as a plot, and a timeline of what has happened in the world. */
export function Component() {
  const { data: world } = useWorld();
  const { data, error, refetch } = useQuery(newsQuery);
  const { params, change } = useAddress();
  const filter = NEWS_FILTERS.find(({ value }) => value === params.get('kind')) ?? NEWS_FILTERS[0];
  const kinds: readonly News['kind'][] = filter.kinds;
  const shown = data?.news.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const day = world && Math.floor((Math.max(0, world.hour) * HOUR) / DAY);
  return (
    <Page
      title="World news"
      lead="The world economy, airlines that come and go, and records. Forecasts use what is announced here."
    >
      <section aria-labelledby="economy" className="flex flex-col gap-3">
        <h2 id="economy" className="text-16 font-bold">
          Economy
        </h2>
        <Suspense fallback={<Skeleton className="h-60 w-full" />}>
          {world && day !== undefined && <EconomyPlot start={world.start} day={day} />}
        </Suspense>
      </section>
      <section aria-labelledby="timeline" className="flex flex-col gap-4">
        <h2 id="timeline" className="text-16 font-bold">
          Timeline
        </h2>
        <div className="max-w-[480px]">
          <ChoiceGroup
            legend="Show"
            choices={NEWS_FILTERS}
            value={filter.value}
            onChange={(kind) => change({ kind: kind === 'all' ? null : kind })}
          />
        </div>
        {error && !data ? (
          <ErrorState title="The news could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : !data || !world ? (
          <Waiting />
        ) : shown.length > 0 ? (
          <NewsList news={shown} airlines={data.airlines} start={world.start} />
        ) : (
          <EmptyState
            icon={Newspaper}
            title="No news of this kind yet"
            action={
              filter.value === 'all' ? undefined : (
                <Button onClick={() => change({ kind: null })}>Show all news</Button>
              )
            }
          >
            Announced events, new airlines and records will appear here.
          </EmptyState>
        )}
      </section>
    </Page>
  );
}
