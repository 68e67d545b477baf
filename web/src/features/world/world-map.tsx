import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import type { MapAircraft } from '#web/components/map/aircraft-layer.ts';
import { formatCount } from '#web/lib/format.ts';
import { useTheme } from '#web/lib/theme.ts';
import { PHONE, useMedia } from '#web/lib/use-media.ts';
import { AirportPopup } from './airport-popup.tsx';
import type { RightOf } from './map-rights.ts';
import type { TileStates, WantedTiles } from './tile-states.ts';
import { useTraffic } from './use-traffic.ts';
import { WorldScene } from './world-scene.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

interface WorldMapProps {
  airports: readonly Airport[];
  /** Id of the player's hub, '' for none. */
  hub: string;
  /** Ids of the airports that the player flies to. */
  own: ReadonlySet<string>;
  selected: Airport | null;
  /** Whether the player made the selection here, so that the popup takes the focus. */
  selectedHere: boolean;
  wanted: WantedTiles;
  onImagery: boolean;
  /** Whether a Panel covers the right side of the map. */
  besidePanel: boolean;
  /** Id of the selected flight, '' for none. */
  flight: string;
  aircraft: readonly MapAircraft[];
  night: boolean;
  /** Null if rights are not shown. */
  rightOf: RightOf | null;
  onSelect: (airport: Airport | null) => void;
  onSelectFlight: (flight: string) => void;
  onOpenRoute: (route: string) => void;
  onTiles: (states: TileStates) => void;
}

/** Pixels covered by the popup on a phone, and by a panel elsewhere. */
const SHEET_HEIGHT = 360;
const PANEL_WIDTH = 392;
/** Share of the map's height that a Panel covers on a phone. */
const PANEL_PART = 0.7;

/** The map with the popup of the selected airport. Load it lazily because it imports Leaflet. */
export default function WorldMap(props: WorldMapProps) {
  const { airports, hub, own, selected, selectedHere, wanted, onImagery, besidePanel, onSelect, onTiles } =
    props;
  const { flight, aircraft, night, rightOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<WorldScene | null>(null);
  const theme = useTheme();
  const phone = useMedia(PHONE);
  const pick = useEffectEvent(onSelect);
  const pickFlight = useEffectEvent(props.onSelectFlight);
  const pickRoute = useEffectEvent(props.onOpenRoute);
  const tellTiles = useEffectEvent(onTiles);

  useEffect(() => {
    if (!box.current) return;
    const made = new WorldScene(box.current, {
      onPick: pick,
      onPickFlight: pickFlight,
      onPickRoute: pickRoute,
      onTiles: tellTiles,
    });
    setScene(made);
    return () => {
      setScene(null);
      made.destroy();
    };
  }, []);

  useEffect(() => scene?.setAirports(airports, hub, own), [scene, airports, hub, own]);
  useEffect(() => scene?.setRights(rightOf), [scene, rightOf]);
  useEffect(() => scene?.setTiles(wanted), [scene, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours depend on the theme
  useEffect(() => scene?.recolour(onImagery), [scene, theme, onImagery]);
  const coveredRight = besidePanel && !phone ? PANEL_WIDTH : 0;
  const coveredBottom = phone ? SHEET_HEIGHT : 0;
  useEffect(
    () => scene?.select(selected, { right: coveredRight, bottom: coveredBottom }),
    [scene, selected, coveredRight, coveredBottom],
  );
  useTraffic(scene, { flight, aircraft, night, coveredRight, coveredPart: phone ? PANEL_PART : 0 });

  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={`Map of ${formatCount(airports.length, 'airport')}. Use the arrow keys to move, plus and minus to zoom, and the airport list to search.`}
        data-airports={airports.length}
        className="absolute inset-0 z-0"
      />
      {scene && <ZoomButtons scene={scene} />}
      {scene && selected && (
        <AirportPopup
          key={selected.id}
          airport={selected}
          camera={scene.camera}
          sheet={phone}
          coveredRight={coveredRight}
          takeFocus={selectedHere}
          onClose={() => onSelect(null)}
        />
      )}
    </>
  );
}
