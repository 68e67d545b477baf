import { TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { Airport } from '#game/world/airport/airport.ts';
import { eventsOnPair, type KnownEvent } from '#game/world/economy/outlook.ts';
import { changeText, datesText, effectText, reasonOf } from '#game/world/economy/words.ts';
import { useWorld } from '#web/lib/world.ts';
import { Icon } from './icon.tsx';

interface EconomyNotesProps {
  from: Airport;
  to: Airport;
}

const iconOf = ({ kind, factor }: KnownEvent) =>
  kind === 'closure' ? TriangleAlert : factor < 1 ? TrendingDown : TrendingUp;

/** The economy as far as it is known, for a pair: the world index, and announced events that act on it. */
export function EconomyNotes({ from, to }: EconomyNotesProps) {
  const { data: world } = useWorld();
  if (!world?.economy) return null;
  const { day, index } = world.economy;
  const events = eventsOnPair(world.economy, from, to);
  return (
    <section aria-label="Economy" className="flex flex-col gap-1 text-13">
      {events.map((event) => (
        <p key={event.id} className="flex gap-1.5">
          <Icon of={iconOf(event)} className="mt-0.5 shrink-0 text-warn" />
          <span>
            <span className="font-medium">{effectText(event)}</span> {datesText(event, world.start, day)}.{' '}
            {reasonOf(event)}.{' '}
            {event.kind === 'closure' && 'Flights are cancelled on these days. The forecast ignores this.'}
          </span>
        </p>
      ))}
      <p className="text-12 text-muted">
        World economy {changeText(index)}. The forecast for the next weeks uses this index and announced
        events.
      </p>
    </section>
  );
}
