import { expect, it } from 'vitest';
import { countText } from '#game/platform/text/count-text.ts';

it.each([
  [0, '0 lots'],
  [1, '1 lot'],
  [1_200, '1,200 lots'],
])('writes %d with its noun', (count, text) => expect(countText(count, 'lot')).toBe(text));
