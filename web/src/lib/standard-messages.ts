import { useStandardMessages } from '../../../game/messages.ts';

// Imported by what shows messages of a schema, and not at the start: the sign-in page need not wait for zod.
// biome-ignore lint/correctness/useHookAtTopLevel: no React hook; it sets the words of the validation messages
useStandardMessages();
