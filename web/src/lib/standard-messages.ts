import { useStandardMessages } from '#game/platform/text/messages.ts';

// Import this only where schema messages are shown, so that the start does not wait for zod.
// biome-ignore lint/correctness/useHookAtTopLevel: not a React hook, it sets the validation messages
useStandardMessages();
