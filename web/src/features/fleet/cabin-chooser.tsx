import { useId } from 'react';
import { type AircraftModel, typicalCabin } from '#game/fleet/aircraft/aircraft-model.ts';
import {
  CABIN_CLASSES,
  type CabinClass,
  cabinFits,
  FLOOR_SPACE,
  type PerClass,
  sumOfClasses,
} from '#game/fleet/aircraft/cabin.ts';
import { rangeWith } from '#game/operations/flight/payload-range.ts';
import { Button } from '#web/components/button.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import { CABIN_NAMES } from '#web/lib/cabin-names.ts';
import { formatCount, formatDecimal, formatDistance, formatNumber } from '#web/lib/format.ts';
import { useUnits } from '#web/lib/settings.ts';
import { readableCabin } from './readable-cabin.ts';

const COLOURS: Readonly<PerClass<string>> = {
  economy: 'var(--series-1)',
  business: 'var(--series-2)',
  first: 'var(--series-4)',
};

/** Fills the floor space left by the other two classes with economy seats. */
const filled = (model: AircraftModel, { business, first }: PerClass): PerClass => ({
  economy: Math.max(
    0,
    Math.floor(model.max_seats - business * FLOOR_SPACE.business - first * FLOOR_SPACE.first + 1e-9),
  ),
  business,
  first,
});

interface CabinChooserProps {
  model: AircraftModel;
  /** NaN for a class whose text is not a number. */
  cabin: PerClass;
  onChange: (cabin: PerClass) => void;
}

/** Seats by class, the floor space they take (1, 2 or 3.4 units per seat) and the resulting range. */
export function CabinChooser({ model, cabin, onChange }: CabinChooserProps) {
  const id = useId();
  const units = useUnits();
  const { fits, taken, available } = cabinFits(model, cabin);
  const seats = sumOfClasses(cabin);
  const share = (name: CabinClass) =>
    (readableCabin(cabin)[name] * FLOOR_SPACE[name] * 100) / Math.max(taken || 0, available);
  const left = available - taken;
  const floor = Number.isInteger(taken) ? formatNumber(taken) : formatDecimal(taken, 1);

  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-13 font-medium">Cabin</legend>
      <div className="grid grid-cols-3 gap-2">
        {CABIN_CLASSES.map((name) => (
          <NumberField
            key={name}
            label={
              <span className="flex items-center gap-1.5 text-12 font-normal text-muted">
                <span aria-hidden="true" className="size-2.5" style={{ background: COLOURS[name] }} />
                {CABIN_NAMES[name]}
              </span>
            }
            min={0}
            max={model.max_seats}
            value={cabin[name]}
            onChange={(seats) => onChange({ ...cabin, [name]: seats })}
            note={{ id: `${id}-floor`, isInvalid: !fits && !Number.isNaN(seats) }}
            groupClass="flex flex-col gap-1"
          />
        ))}
      </div>
      <div
        aria-hidden="true"
        className="flex h-3 overflow-hidden rounded-tag border border-line-strong bg-raised"
      >
        {CABIN_CLASSES.map((name) => (
          <span key={name} style={{ width: `${share(name)}%`, background: COLOURS[name] }} />
        ))}
      </div>
      <p id={`${id}-floor`} className={`text-13 ${fits ? 'text-muted' : 'text-bad'}`}>
        {Number.isNaN(seats)
          ? 'Enter the seats of each class.'
          : seats === 0
            ? 'A cabin needs at least one seat.'
            : `${formatCount(seats, 'seat')}. Floor space: ${floor} of ${formatNumber(available)} units${
                left < 0
                  ? `, ${formatDecimal(-left, 1)} too many`
                  : `. Range when full: ${formatDistance(rangeWith(model, seats), units)}`
              }.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button className="h-8 px-2.5 text-13" onClick={() => onChange(typicalCabin(model))}>
          Typical
        </Button>
        <Button className="h-8 px-2.5 text-13" onClick={() => onChange(filled(model, readableCabin(cabin)))}>
          Fill with economy
        </Button>
        <Button
          className="h-8 px-2.5 text-13"
          onClick={() => onChange({ economy: model.max_seats, business: 0, first: 0 })}
        >
          All economy
        </Button>
      </div>
    </fieldset>
  );
}
