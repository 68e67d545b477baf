import { Link } from 'react-router-dom';
import { dateText, timeText } from '#game/network/timetable/clock.ts';
import type { News } from '#game/tables/news.ts';
import { DAY } from '#game/world/time.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { NEWS_WORDS } from './news-words.ts';

interface NewsListProps {
  /** Newest first. */
  news: readonly News[];
  airlines: ReadonlyMap<string, AirlineFace>;
  /** Date on which the world began. */
  start: string;
}

/** Returns the news by day, in the same order. */
function byDay(news: readonly News[]): [day: number, news: News[]][] {
  const days: [number, News[]][] = [];
  for (const item of news) {
    const day = Math.floor(item.minute / DAY);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(item);
    else days.push([day, [item]]);
  }
  return days;
}

function Item({ item, airline }: { item: News; airline: AirlineFace | undefined }) {
  return (
    <li className="flex gap-3 border-t border-line py-2.5">
      <span className="w-20 shrink-0 text-12 text-muted">
        {NEWS_WORDS[item.kind]}
        <span className="block tabular-nums">{timeText(item.minute)} UTC</span>
      </span>
      <div className="min-w-0">
        {airline && (
          <p className="flex items-center gap-2 text-13">
            <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} />
            <AirlineLink name={airline.name} code={airline.code} className="truncate font-medium" />
            <span className="code text-12 text-muted">{airline.code}</span>
          </p>
        )}
        <p className="font-medium">
          {item.link ? (
            <Link to={item.link} className="text-accent hover:underline">
              {item.title}
            </Link>
          ) : (
            item.title
          )}
        </p>
        {item.body && <p className="text-13 text-muted">{item.body}</p>}
      </div>
    </li>
  );
}

/** World news as a timeline by game day. */
export function NewsList({ news, airlines, start }: NewsListProps) {
  return (
    <div className="flex max-w-[860px] flex-col gap-5">
      {byDay(news).map(([day, items]) => (
        <section key={day} aria-label={dateText(start, day * DAY)}>
          <h3 className="pb-1.5 text-13 font-bold">{dateText(start, day * DAY)}</h3>
          <ol>
            {items.map((item) => (
              <Item key={item.id} item={item} airline={airlines.get(item.airline)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
