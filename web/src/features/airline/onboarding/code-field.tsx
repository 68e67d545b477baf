import { useQuery } from '@tanstack/react-query';
import { airlineCodeSchema } from '#game/airline/airline-code.ts';
import { TextField } from '#web/components/text-field.tsx';
import { codeTakenQuery } from '#web/lib/airline.ts';
import '#web/lib/standard-messages.ts';

interface CodeCheck {
  /** Why the code cannot be used. */
  error?: string;
  /** Whether a request to the server is pending. */
  checking: boolean;
}

/** Checks a code against the rules and the codes in use. The proposed code is known to be free. */
export function useCodeCheck(code: string, proposed: string | undefined, proposing: boolean): CodeCheck {
  const { success, error } = airlineCodeSchema.safeParse(code);
  const asks = success && code !== proposed;
  const taken = useQuery({ ...codeTakenQuery(code), enabled: asks });
  if (code === '' && proposed === undefined) return { checking: proposing };
  if (!success) return { error: error.issues[0]?.message, checking: false };
  return {
    error: asks && taken.data ? 'Another airline uses this code. Choose another one.' : undefined,
    checking: asks && taken.isFetching,
  };
}

interface CodeFieldProps {
  code: string;
  /** Number of characters, taken from the proposed code. */
  length: number;
  onChange: (code: string) => void;
  check: CodeCheck;
  disabled: boolean;
}

function hintFor(code: string, { checking }: CodeCheck): string | undefined {
  if (checking) return 'Checking …';
  return code === ''
    ? undefined
    : `Available. Your flights will have numbers such as ${code}101 and ${code}102.`;
}

/** The prefix of the airline's flight numbers: two characters, or three once those are scarce. */
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
