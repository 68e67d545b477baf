import type { UseQueryResult } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { useId } from 'react';
import type { Traffic } from '#game/payloads/market.ts';
import type { PublicConfig } from '#game/platform/config/public-config.ts';
import type { Airport } from '#game/world/airport/airport.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { usePopover } from '#web/components/use-popover.ts';
import { AirportChoices } from './airport-choices.tsx';
import type { MapChoice } from './map-choice.ts';
import { TileChoices } from './tile-choices.tsx';
import type { TileStates } from './tile-states.ts';
import { TrafficChoices } from './traffic-choices.tsx';

interface LayerControlProps {
  choice: MapChoice;
  onChange: (changes: Partial<MapChoice>) => void;
  /** Tile services of this server. */
  offered: PublicConfig['tiles'];
  states: TileStates;
  /** All airports, loaded only if needed. */
  more: UseQueryResult<Airport[]>;
  /** Number of airports on the map. */
  count: number;
  /** Whether the user has an airline. */
  hasAirline: boolean;
  /** Other airlines' flights, loaded only if selected. */
  traffic: UseQueryResult<Traffic>;
}

/** Button and popover for the map's layers. */
export function LayerControl(props: LayerControlProps) {
  const { choice, onChange, offered, states, traffic, ...airports } = props;
  const id = useId();
  const { open, toggle, box, button, popover } = usePopover('bottom-start');

  return (
    <div ref={box}>
      <div className="rounded-panel border border-line bg-surface shadow-float">
        <IconButton
          ref={button}
          icon={Layers}
          label="Map layers"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
          className="md:size-[38px] max-md:size-[42px]"
        />
      </div>
      {open && (
        <section
          ref={popover}
          id={id}
          aria-label="Map layers"
          className="fixed flex max-h-[min(70dvh,var(--room))] w-72 flex-col gap-4 overflow-y-auto rounded-panel border border-line bg-surface p-4 shadow-float"
        >
          <TileChoices choice={choice} onChange={onChange} offered={offered} states={states} />
          <TrafficChoices choice={choice} onChange={onChange} traffic={traffic} />
          <AirportChoices choice={choice} onChange={onChange} {...airports} />
        </section>
      )}
    </div>
  );
}
