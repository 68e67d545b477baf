import type { Message } from '#game/tables/message.ts';

/** All messages with one airline. */
export interface Conversation {
  /** Id of the other airline. */
  other: string;
  /** Oldest first, at least one. */
  messages: Message[];
  last: Message;
  /** Number of received messages that are unread. */
  unread: number;
}

/**
 * Groups messages by the airline on the other side. The conversation with the latest message is first.
 * @param messages newest first
 * @param own id of the player's airline
 */
export function conversationsOf(messages: readonly Message[], own: string): Conversation[] {
  const found = new Map<string, Conversation>();
  for (const message of messages) {
    const other = message.sender === own ? message.receiver : message.sender;
    const known = found.get(other) ?? { other, messages: [], last: message, unread: 0 };
    known.messages.unshift(message);
    if (message.receiver === own && !message.read) known.unread += 1;
    found.set(other, known);
  }
  return [...found.values()];
}
