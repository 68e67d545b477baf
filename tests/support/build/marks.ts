// Lines that wrappers in tests/support/goja print for tests, and files of the data folder with which tests tell them to go on.

/** The clock has checked what is due. */
export const LOOKED = 'The clock has looked.';
/** The reminders that were due have been sent. */
export const REMINDED = 'The reminders are over.';
/** An airline will be read for the check of its action, as soon as it is gone. */
export const CHECKING = 'Checking an action.';
/** A merger is half done. The server waits for `HALFWAY_MS`, so that a kill comes before the other half. */
export const HALFWAY = 'Halfway through a merger.';
export const HALFWAY_MS = 160;

/** While this file is there, no hour from `HELD_HOUR` on is settled. */
export const HOLD = 'hold';
export const HELD_HOUR = 12;
/** A slow call creates the first file when it begins, and ends when the second one is there. */
export const STARTED = 'started';
export const GO = 'go';

/** Variable of the environment: lets `cut-after-merger` interrupt the hour of a merger, once. A replay has none. */
export const CUT = 'AM_TEST_CUT';
export const INTERRUPTED = 'The hour is interrupted after a merger.';
