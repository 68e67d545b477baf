import { SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { SALE_KINDS, SEARCH_ORDERS, SELLER_KINDS } from '#game/payloads/exchange.ts';
import { AirportPicker } from '#web/components/airport-field/airport-picker.tsx';
import { Button } from '#web/components/button.tsx';
import { Field, inputClass } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NumberField } from '#web/components/number-field/number-field.tsx';
import type { NumberSpec } from '#web/components/number-field/use-number-text.ts';
import { useAddress } from '#web/components/use-address.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useModels } from '#web/lib/game/aircraft-models.ts';
import { useAirportIndex } from '#web/lib/game/airport-index.ts';
import {
  filterCount,
  filterNumber,
  KIND_WORDS,
  NO_FILTERS,
  type NumberFilter,
  ORDER_WORDS,
  REVERSE_WORDS,
  SELLER_WORDS,
  USUAL_WITHIN,
} from './search-query.ts';

const NUMBER_WORDS: Record<NumberFilter, string> = {
  maxAge: 'Age up to, years',
  maxHours: 'Hours up to',
  minPrice: 'Price from, $',
  maxPrice: 'Price up to, $',
  minRange: 'Range from, km',
  minSeats: 'Seats from',
  maxSeats: 'Seats up to',
  within: 'Within, km',
};
const DOLLARS = { unit: '$', isMoney: true, step: 1_000_000 };
const KM = { unit: 'km', step: 100 };
const NUMBER_KINDS: Partial<Record<NumberFilter, NumberSpec>> = {
  maxHours: { unit: 'h', step: 1_000 },
  minPrice: DOLLARS,
  maxPrice: DOLLARS,
  minRange: KM,
  within: KM,
};

/** A filter's input. Changes the URL and returns to the first page. A text that is not a number does not filter. */
function FilterField({ name, placeholder }: { name: NumberFilter; placeholder?: string }) {
  const { wanted, change } = useAddress();
  // The URL changes later than the text, which would undo recent keystrokes.
  const [typed, setTyped] = useState<number>();
  return (
    <NumberField
      label={NUMBER_WORDS[name]}
      {...NUMBER_KINDS[name]}
      isOptional
      isUnitHidden
      placeholder={placeholder}
      value={typed ?? filterNumber(wanted, name)}
      onChange={(value) => {
        setTyped(value);
        change({ [name]: Number.isNaN(value) ? null : String(value), page: null });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

interface SelectProps {
  label: string;
  value: string;
  /** Text of the empty value. None if there is always a value. */
  all?: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

function Select({ label, value, all, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClass} pr-8`}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** Model or family as one text: `model:atr-72-600`. */
const MODEL = 'model:';
const FAMILY = 'family:';

function ModelSelect() {
  const { wanted, change } = useAddress();
  const models = useModels().data;
  const options = useMemo(() => {
    const families = [...new Set((models ?? []).map(({ family }) => family))].filter(Boolean).sort();
    return [
      ...families.map((family) => [`${FAMILY}${family}`, `Family ${family}`] as const),
      ...(models ?? []).map(
        ({ id, manufacturer, model }) => [`${MODEL}${id}`, `${manufacturer} ${model}`] as const,
      ),
    ];
  }, [models]);
  const [model, family] = [wanted.get('model'), wanted.get('family')];
  return (
    <Select
      label="Model or family"
      value={model ? MODEL + model : family ? FAMILY + family : ''}
      all="All models"
      options={options}
      onChange={(value) =>
        change({
          model: value.startsWith(MODEL) ? value.slice(MODEL.length) : null,
          family: value.startsWith(FAMILY) ? value.slice(FAMILY.length) : null,
          page: null,
        })
      }
    />
  );
}

function PlaceInputs() {
  const { wanted, change } = useAddress();
  const airports = useAirportIndex().data;
  const near = airports?.byId.get(wanted.get('near') ?? '') ?? null;
  if (!airports) return null;
  return (
    <>
      <AirportPicker
        label="Near"
        airports={airports.all}
        value={near}
        onPick={({ id }) => change({ near: id, page: null })}
      />
      <FilterField name="within" placeholder={formatNumber(USUAL_WITHIN)} />
    </>
  );
}

/** Filters of the search. Those beyond the model are shown on demand. */
export function SearchForm() {
  const { wanted, change } = useAddress();
  const count = filterCount(wanted);
  const [isShown, setShown] = useState(false);
  const id = useId();
  const sort = SEARCH_ORDERS.find((order) => order === wanted.get('sort')) ?? 'deal';
  const isReverse = wanted.get('reverse') === '1';
  return (
    <search aria-label="Aircraft for sale" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 items-end gap-3">
        <ModelSelect />
        <Select
          label="Sort by"
          value={`${sort}${isReverse ? '-' : ''}`}
          options={SEARCH_ORDERS.flatMap((order) => [
            [order, ORDER_WORDS[order]] as const,
            [`${order}-`, REVERSE_WORDS[order]] as const,
          ])}
          onChange={(value) => {
            const order = value.replace('-', '');
            change({
              sort: order === 'deal' ? null : order,
              reverse: value.endsWith('-') ? '1' : null,
              page: null,
            });
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={SlidersHorizontal} />
          Filters{count > 0 && ` (${count})`}
        </Button>
        {count > 0 && (
          <Button tone="quiet" onClick={() => change(NO_FILTERS)}>
            Clear filters
          </Button>
        )}
      </div>
      {isShown && (
        <div id={id} className="grid grid-cols-2 gap-3 rounded-control border border-line p-3">
          <FilterField name="minPrice" />
          <FilterField name="maxPrice" />
          <FilterField name="minSeats" />
          <FilterField name="maxSeats" />
          <FilterField name="maxAge" />
          <FilterField name="maxHours" />
          <FilterField name="minRange" />
          <Select
            label="Kind of sale"
            value={wanted.get('kind') ?? ''}
            all="All"
            options={SALE_KINDS.map((kind) => [kind, KIND_WORDS[kind]] as const)}
            onChange={(value) => change({ kind: value, page: null })}
          />
          <div className="col-span-2">
            <Select
              label="Seller"
              value={wanted.get('seller') ?? ''}
              all="All"
              options={SELLER_KINDS.map((kind) => [kind, SELLER_WORDS[kind]] as const)}
              onChange={(value) => change({ seller: value, page: null })}
            />
          </div>
          <PlaceInputs />
        </div>
      )}
    </search>
  );
}
