import { useState } from 'react';
import { AIRCRAFT_NAME_MAX, aircraftNameSchema } from '#game/actions/fleet.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { act } from '#web/lib/act.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useForm } from '#web/lib/use-form.ts';

/** Renames an aircraft in place. */
export function RenameForm({ aircraft }: { aircraft: Aircraft }) {
  const [name, setName] = useState(aircraft.name);
  const checked = aircraftNameSchema.safeParse(name);
  const changed = name.trim() !== aircraft.name;
  const { errors, failure, pending, formProps } = useForm({
    canSend: changed && checked.success,
    send: () => act('fleet.rename', { aircraft: aircraft.id, name }),
  });
  return (
    <form {...formProps}>
      <TextField
        label="Name"
        name="name"
        value={name}
        maxLength={AIRCRAFT_NAME_MAX}
        autoComplete="off"
        placeholder="None"
        onChange={(event) => setName(event.target.value)}
        error={checked.error?.issues[0]?.message ?? errors.name ?? (failure ? errorText(failure) : undefined)}
        end={
          changed && (
            <Button type="submit" tone="quiet" pending={pending} className="h-8! px-2 text-accent">
              Save
            </Button>
          )
        }
      />
    </form>
  );
}
