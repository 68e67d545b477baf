import { expect, it } from 'vitest';
import { choiceWords } from '#web/features/network/manage/forecast-view.tsx';

it('says that more passengers can fly than at usual fares, and who travels where nobody flies directly', () => {
  expect(choiceWords(2_266, 22_799, 17_741, false)).toBe(
    '2,266 passengers choose you and 22,799 choose competitors. At usual fares, with the usual number of flights, 17,741 would fly.',
  );
  expect(choiceWords(40, 277, 300, true)).toContain('277 travel by way of other airports.');
});
