import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ACTIONS } from '#game/actions/actions.ts';
import { useStandardMessages } from '#game/platform/text/messages.ts';

// biome-ignore lint/correctness/useHookAtTopLevel: no React hook; it sets the words of the validation messages
useStandardMessages();

const complaints = (schema: z.core.$ZodType, input: unknown) =>
  z.safeParse(schema, input).error?.issues.map(({ message }) => message) ?? [];
const kind = z.enum(['a', 'b']);

describe('validation messages', () => {
  it('repeat a short value in full, and 40 characters of a long one', () => {
    expect(complaints(kind, 'c')).toEqual(["Expected 'a' | 'b', received 'c'"]);
    expect(complaints(kind, 'x'.repeat(5_000))).toEqual([
      `Expected 'a' | 'b', received '${'x'.repeat(40)}…'`,
    ]);
  });

  it('only name the kind of a list or an object, however deep', () => {
    let deep: unknown = [];
    for (let level = 0; level < 50_000; level++) deep = [deep];
    expect(complaints(kind, deep)).toEqual(["Expected 'a' | 'b', received array"]);
    expect(complaints(kind, { toString: null })).toEqual(["Expected 'a' | 'b', received object"]);
  });

  it('list at most five unknown keys', () => {
    const input = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, 1]));
    expect(complaints(z.strictObject({}), input)).toEqual([
      'Unrecognized key(s): k0, k1, k2, k3, k4 and 895 more',
    ]);
  });

  it('end after 20 issues of a list, and ignore the entries of one that is too long', () => {
    const notices = ACTIONS['notices.read'];
    expect(complaints(notices, { notices: Array(500).fill('x') })).toHaveLength(20);
    expect(complaints(notices, { notices: Array(501).fill('x') })).toHaveLength(1);
  });

  it('only report a name as too long, without checking its characters', () => {
    const input = { aircraft: 'abcdefghijklmno', name: '\u202e'.repeat(5_000) };
    expect(complaints(ACTIONS['fleet.rename'], input)).toEqual([
      'String must contain at most 40 character(s)',
    ]);
  });
});
