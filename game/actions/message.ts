import * as z from 'zod/mini';
import { messageTextSchema } from '../people/message/message-text.ts';
import { idOf } from './input.ts';

const airline = idOf('an airline');

/**
 * Messages between airlines. They have no effect on the world and their texts are private, so these actions
 * are neither logged nor replayed.
 */
export const MESSAGE_ACTIONS = {
  'message.send': z.lazy(() => z.strictObject({ to: airline, text: messageTextSchema })),
  /** Marks all messages from an airline as read. */
  'message.read': z.lazy(() => z.strictObject({ airline })),
  /** Accepts an airline's request, so that it can send more messages. */
  'message.accept': z.lazy(() => z.strictObject({ airline })),
  /** Deletes the messages from and to an airline on the caller's side only. Declines a request of that airline. */
  'message.delete': z.lazy(() => z.strictObject({ airline })),
  /** Blocks an airline or unblocks it. */
  'message.block': z.lazy(() => z.strictObject({ airline, blocked: z.boolean() })),
  /** Reports a received message to the operator. */
  'message.report': z.lazy(() => z.strictObject({ message: idOf('a message') })),
} as const;
