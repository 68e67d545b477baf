import * as z from 'zod/mini';
import { isSeen, withoutJoiners } from '#game/airline/airline-name.ts';
import { hasFewMarks, TOO_MANY_MARKS } from '#game/platform/text/marks.ts';
import { MESSAGE_MAX } from './limits.ts';

const tooLong = `String must contain at most ${MESSAGE_MAX} character(s)`;

/**
 * Returns a message's text as it is stored: one kind of line break, no space at the ends of lines, at most one
 * empty line in a row.
 */
export const tidyMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Checks whether a text has no invisible characters besides line breaks. */
const isVisible = (text: string): boolean => [...text].every((char) => char === '\n' || isSeen(char));

/** Text of a message. Any script and emoji are allowed. */
export const messageTextSchema = z.string().check(
  // Before the text becomes shorter, so that a huge one is not worked on.
  z.refine((text) => text.length <= 2 * MESSAGE_MAX, { error: tooLong, abort: true }),
  z.overwrite(tidyMessage),
  z.refine((text) => withoutJoiners(text).trim() !== '', { error: 'Required', abort: true }),
  z.refine((text) => text.length <= MESSAGE_MAX, { error: tooLong, abort: true }),
  z.refine(isVisible, 'Must not contain invisible characters'),
  z.refine(hasFewMarks, TOO_MANY_MARKS),
);
