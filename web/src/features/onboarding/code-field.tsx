import { useQuery } from '@tanstack/react-query';
import { airlineCodeSchema } from '../../../../game/airline-code.ts';
import { TextField } from '../../components/text-field.tsx';
import { codeTakenQuery } from '../../lib/airline.ts';
import '../../lib/standard-messages.ts';

interface CodeCheck {
  /** What keeps the code from being used. */
  error?: string;
  /** Whether the server is being asked. */
  checking: boolean;
}

/** Holds a code against the rules and against the codes in use; the proposed one was free a moment ago. */
export function useCodeCheck(code: string, proposed: string | undefined, proposing: boolean): CodeCheck {
  const { success, error } = airlineCodeSchema.safeParse(code);
  const asks = success && code !== proposed;
  const taken = useQuery({ ...codeTakenQuery(code), enabled: asks });
  if (code === '' && proposed === undefined) return { checking: proposing };
  if (!success) return { error: error.issues[0]?.message, checking: false };
  return {
    error: asks && taken.data ? 'Another airline flies under this code' : undefined,
    checking: asks && taken.isFetching,
  };
}

interface CodeFieldProps {
  code: string;
  /** Characters that a code may have: as many as the proposed one has. */
  length: number;
  onChange: (code: string) => void;
  check: CodeCheck;
  disabled: boolean;
}

function hintFor(code: string, { checking }: CodeCheck): string | undefined {
  if (checking) return 'Checking …';
  return code === '' ? undefined : `Free. Flights will read ${code}101`;
}

/** The characters before every flight number: two, or three once those are scarce. */
export function CodeField({ code, length, onChange, check, disabled }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      value={code}
      onChange={(event) => onChange(event.target.value.trim().toUpperCase())}
      maxLength={length}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      disabled={disabled}
      error={check.error}
      hint={hintFor(code, check)}
      className="code"
    />
  );
}
