import { useState } from 'react';
import { AIRCRAFT_NAME_MAX, aircraftNameSchema } from '#game/actions/fleet.ts';
import type { Aircraft } from '#game/tables/aircraft.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { act } from '#web/lib/act.ts';
import { fieldErrors } from '#web/lib/api-error.ts';
import { errorText } from '#web/lib/error-text.ts';
import { useAction } from '#web/lib/use-action.ts';

/** Renames an aircraft in place. */
export function RenameForm({ aircraft }: { aircraft: Aircraft }) {
  const [name, setName] = useState(aircraft.name);
  const { run, isPending, error } = useAction({
    mutationFn: () => act('fleet.rename', { aircraft: aircraft.id, name }),
  });
  const checked = aircraftNameSchema.safeParse(name);
  const changed = name.trim() !== aircraft.name;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && checked.success) run();
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={AIRCRAFT_NAME_MAX}
        autoComplete="off"
        placeholder="None"
        onChange={(event) => setName(event.target.value)}
        error={
          checked.error?.issues[0]?.message ??
          (error ? (fieldErrors(error).name ?? errorText(error)) : undefined)
        }
        end={
          changed && (
            <Button type="submit" tone="quiet" pending={isPending} className="h-8! px-2 text-accent">
              Save
            </Button>
          )
        }
      />
    </form>
  );
}
