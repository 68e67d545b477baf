import type { PublicConfig } from '#game/platform/config/public-config.ts';
import { TILE_LAYERS, type TileLayerName } from '#game/platform/config/tiles.ts';
import { CheckBox } from './check-box.tsx';
import type { MapChoice } from './map-choice.ts';
import type { TileStates } from './tile-states.ts';

interface TileChoicesProps {
  choice: MapChoice;
  onChange: (changes: Partial<MapChoice>) => void;
  offered: PublicConfig['tiles'];
  states: TileStates;
}

const WORDS: Record<TileLayerName, { label: string; limits: string; silent: string }> = {
  satellite: { label: 'Satellite imagery', limits: '', silent: 'The service is not responding.' },
  weather: {
    label: 'Weather',
    limits: 'Rain, not in close-up views',
    silent: 'The service is not responding.',
  },
  chart: {
    label: 'Aviation chart',
    limits: 'Only when you zoom in to a region',
    silent: 'No chart for this area, or the service is not responding.',
  },
};

/** Selects the server's tile layers. Null if it has none. */
export function TileChoices({ choice, onChange, offered, states }: TileChoicesProps) {
  const names = TILE_LAYERS.filter((name) => offered[name] !== null);
  if (names.length === 0) return null;
  return (
    <fieldset>
      <legend className="pb-1 text-12 text-muted">Overlays</legend>
      {names.map((name) => {
        const { label, limits, silent } = WORDS[name];
        return (
          <CheckBox
            key={name}
            label={label}
            checked={choice[name]}
            onChange={(checked) => onChange({ [name]: checked })}
            note={states[name] === 'silent' ? <span role="status">{silent}</span> : limits}
          />
        );
      })}
    </fieldset>
  );
}
