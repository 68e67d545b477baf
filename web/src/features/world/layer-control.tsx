import type { UseQueryResult } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Airport } from '../../../../game/airport.ts';
import type { PublicConfig } from '../../../../game/public-config.ts';
import type { Traffic } from '../../../../game/records/market.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { AirportChoices } from './airport-choices.tsx';
import type { MapChoice } from './map-choice.ts';
import { TileChoices } from './tile-choices.tsx';
import type { TileStates } from './tile-states.ts';
import { TrafficChoices } from './traffic-choices.tsx';

interface LayerControlProps {
  choice: MapChoice;
  onChange: (changes: Partial<MapChoice>) => void;
  /** The tile services that this server has. */
  offered: PublicConfig['tiles'];
  states: TileStates;
  /** The airports of the whole world, fetched only when the choice needs them. */
  more: UseQueryResult<Airport[]>;
  /** Airports on the map. */
  count: number;
  /** Other airlines' flights, fetched only when the choice asks for them. */
  traffic: UseQueryResult<Traffic>;
}

/** Opens the choice of what the map shows. */
export function LayerControl({ choice, onChange, offered, states, more, count, traffic }: LayerControlProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => document.removeEventListener('pointerdown', onPress, { capture: true });
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside are interactive; this only hears Escape from them
    <div ref={box} onKeyDown={onKeyDown}>
      <div className="rounded-panel border border-line bg-surface shadow-float">
        <IconButton
          ref={button}
          icon={Layers}
          label="Map layers"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="md:size-[38px] max-md:size-[42px]"
        />
      </div>
      {open && (
        <section
          id={id}
          aria-label="Map layers"
          className="absolute top-full right-0 mt-2 flex max-h-[70dvh] w-72 flex-col gap-4 overflow-y-auto rounded-panel border border-line bg-surface p-4 shadow-float md:right-auto md:left-0 md:ml-[296px]"
        >
          <TileChoices choice={choice} onChange={onChange} offered={offered} states={states} />
          <TrafficChoices choice={choice} onChange={onChange} traffic={traffic} />
          <AirportChoices choice={choice} onChange={onChange} more={more} count={count} />
        </section>
      )}
    </div>
  );
}
