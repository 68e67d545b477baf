import type { Airline } from '#game/tables/airline.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { Button } from '#web/components/button.tsx';
import { FormFailure } from '#web/components/form-failure.tsx';
import { type Colours, LiveryPicker } from '#web/components/livery-picker.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { UnsavedPrompt } from '#web/components/unsaved-prompt.tsx';
import { act } from '#web/lib/act.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useForm } from '#web/lib/use-form.ts';
import { useWorldMinute } from '#web/lib/use-world-minute.ts';
import { useWorld } from '#web/lib/world.ts';
import { momentText } from '#web/lib/world-moment.ts';
import { identityFormSchema } from './schemas.ts';

interface IdentityFormProps {
  airline: Airline;
  onSaved: () => void;
  onCancel: () => void;
}

/** Changes the name and colours of the user's airline. */
export function IdentityForm({ airline, onSaved, onCancel }: IdentityFormProps) {
  const { data: world } = useWorld();
  const now = useWorldMinute(60);
  const [name, setName] = useUnsaved('airline name', airline.name);
  const [colours, setColours] = useUnsaved<Colours>('airline colours', {
    primary: airline.colour_primary,
    secondary: airline.colour_secondary,
  });
  const { errors, failure, pending, formProps } = useForm({
    schema: identityFormSchema,
    send: async (values) => {
      const { primary, secondary } = colours;
      await act('airline.change', { ...values, colour_primary: primary, colour_secondary: secondary });
      onSaved();
    },
  });
  const isLocked = now !== undefined && airline.next_change > now;
  const isSame =
    name.trim() === airline.name &&
    colours.primary === airline.colour_primary &&
    colours.secondary === airline.colour_secondary;

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <AirlineBadge primary={colours.primary} secondary={colours.secondary} size={40} />
        <div className="min-w-0">
          <p className="text-16 font-bold break-words">{name.trim() || airline.name}</p>
          <p className="text-muted">
            <span className="code">{airline.code}</span> · the code does not change
          </p>
        </div>
      </div>
      <TextField
        label="Airline name"
        name="name"
        autoComplete="off"
        autoFocus
        value={name}
        disabled={pending || isLocked}
        onChange={(event) => setName(event.target.value)}
        error={errors.name}
      />
      <LiveryPicker value={colours} onChange={setColours} disabled={pending || isLocked} />
      <UnsavedPrompt when={!isSame && !pending} what="The new name and colours" />
      <FormFailure error={failure} fields={errors} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" tone="primary" pending={pending} disabled={isSame || isLocked}>
          Save name and colours
        </Button>
        <Button disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
        <p className="text-13 text-muted">
          {isLocked && world
            ? `You can change them again from ${momentText(world.start, airline.next_change)}.`
            : 'You can change them once per game week.'}
        </p>
      </div>
    </form>
  );
}
