import { describe, expect, it } from 'vitest';
import { recordId } from '#game/world/chance/record-id.ts';

describe('the id of a record', () => {
  it('is valid for PocketBase, and the same for the same key', () => {
    expect(recordId(['flight', 'x', 3])).toMatch(/^[a-z0-9]{15}$/);
    // A replay with a later version gives the same ids.
    expect(recordId(['flight', 'x', 3])).toMatchInlineSnapshot(`"gev3jpx0ll3hz10"`);
  });

  it('is unique among the records of a busy world', () => {
    // With only 32 bits, about twenty of these would collide.
    const ids = new Set<string>();
    for (let index = 0; index < 400_000; index++) ids.add(recordId(['leg', index]));
    expect(ids.size).toBe(400_000);
  });
});
