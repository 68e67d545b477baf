import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Airport } from '#game/world/airport/airport.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import type { MapCamera } from '#web/components/map/map-camera.ts';
import { toWorld } from '#web/components/map/map-view.ts';
import { pixelX } from '#web/components/map/repeated-world.ts';
import { Tag } from '#web/components/tag.tsx';
import { AirportBusiness } from './airport-business.tsx';
import { elevationAndRunways, formatLatitude, formatLongitude, TYPE_NAMES } from './airport-facts.ts';
import { isTyping } from './is-typing.ts';
import { placePopup } from './place-popup.ts';

/** Calls `close` for Escape on the map or the body. Elements over the map handle their own. */
function useEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const ours = target === document.body || target?.closest('[data-world]');
      if (event.key !== 'Escape' || event.defaultPrevented || !ours) return;
      event.preventDefault();
      onEscape();
    };
    // Listens on the document, so that panels listening on the window see that the key was handled.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface AirportPopupProps {
  airport: Airport;
  camera: MapCamera;
  /** Whether the popup is at the bottom of the screen, for phones. */
  sheet: boolean;
  /** Pixels on the right of the map that are covered. */
  coveredRight: number;
  takeFocus: boolean;
  onClose: () => void;
}

/** The caret is a square turned by 45° on the edge that faces the airport. */
const FLOATING =
  'top-0 left-0 w-[344px] rounded-panel after:absolute after:size-3 after:rotate-45 after:border-line after:bg-surface ' +
  'data-[side=above]:after:-bottom-[7px] data-[side=above]:after:border-r data-[side=above]:after:border-b ' +
  'data-[side=below]:after:-top-[7px] data-[side=below]:after:border-t data-[side=below]:after:border-l ' +
  'data-[side=right]:after:-left-[7px] data-[side=right]:after:border-b data-[side=right]:after:border-l ' +
  'data-[side=left]:after:-right-[7px] data-[side=left]:after:border-t data-[side=left]:after:border-r ' +
  'data-[side=above]:after:left-[var(--caret)] data-[side=above]:after:-translate-x-1/2 ' +
  'data-[side=below]:after:left-[var(--caret)] data-[side=below]:after:-translate-x-1/2 ' +
  'data-[side=left]:after:top-[var(--caret)] data-[side=left]:after:-translate-y-1/2 ' +
  'data-[side=right]:after:top-[var(--caret)] data-[side=right]:after:-translate-y-1/2';
const SHEET = 'inset-x-0 bottom-0 max-h-[60dvh] overflow-y-auto rounded-t-panel';

/** Facts about an airport, anchored to it on the map. Escape closes the popup. */
export function AirportPopup({
  airport,
  camera,
  sheet,
  coveredRight,
  takeFocus,
  onClose,
}: AirportPopupProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (sheet) {
      element.style.transform = '';
      return;
    }
    const point = toWorld(airport);
    const place = () => {
      const { view } = camera;
      const anchor = { x: pixelX(point.x, view), y: point.y * view.size - view.top };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const spot = placePopup(anchor, size, { width: view.width - coveredRight, height: view.height });
      element.style.transform = `translate3d(${spot.left}px, ${spot.top}px, 0)`;
      element.style.setProperty('--caret', `${spot.caret}px`);
      element.dataset.side = spot.side;
    };
    place();
    // Figures that load later may change the height.
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    const unsubscribe = camera.subscribe(place);
    return () => {
      sizes.disconnect();
      unsubscribe();
    };
  }, [airport, camera, sheet, coveredRight]);

  useEscape(onClose);

  useEffect(() => {
    // A user who opens the search again before the popup appears keeps the field.
    if (takeFocus && !isTyping(document.activeElement)) box.current?.focus({ preventScroll: true });
  }, [takeFocus]);

  const sentence = elevationAndRunways(airport);
  return (
    <section
      ref={box}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={`absolute z-10 border border-line bg-surface shadow-float ${sheet ? SHEET : FLOATING}`}
    >
      <div className="flex items-start justify-between gap-2 py-1.5 pr-1.5 pl-4">
        <h2 id={id} className="pt-2 text-14 font-bold">
          {airport.name}
        </h2>
        <IconButton icon={X} label="Close" onClick={onClose} className="shrink-0" />
      </div>
      <div className="flex flex-col gap-2 px-4 pb-4">
        <p className="flex items-center gap-2">
          <span className="code text-14">{airport.iata}</span>
          <Tag>{TYPE_NAMES[airport.type]}</Tag>
        </p>
        {sentence && <p className="text-13">{sentence}</p>}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-13 tabular-nums">
          <dt className="text-muted">Latitude</dt>
          <dd>{formatLatitude(airport.lat)}</dd>
          <dt className="text-muted">Longitude</dt>
          <dd>{formatLongitude(airport.lon)}</dd>
        </dl>
        <AirportBusiness airport={airport} />
      </div>
    </section>
  );
}
