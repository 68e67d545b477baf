import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '#game/tables/message.ts';
import { act } from '#web/lib/act.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { useWorld } from '#web/lib/world.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { gameTime, sentDay, sentTime } from './sent-words.ts';

interface BubbleProps {
  message: Message;
  airline: AirlineFace;
  isOwn: boolean;
}

function Bubble({ message, airline, isOwn }: BubbleProps) {
  const start = useWorld().data?.start;
  const [isReported, setReported] = useState(false);
  return (
    <li className={`flex items-end gap-1 ${isOwn ? 'justify-end' : ''}`}>
      <div
        className={`max-w-[min(60ch,85%)] rounded-panel border px-3 py-2 ${isOwn ? 'border-transparent bg-accent-soft' : 'border-line bg-raised'}`}
      >
        <span className="sr-only">{isOwn ? 'You' : airline.name}:</span>
        <p className="overflow-clip text-14 break-words whitespace-pre-wrap">{message.text}</p>
        <p className="mt-0.5 flex justify-end gap-2 text-12 text-muted tabular-nums">
          {isReported && <span>Reported</span>}
          <time
            dateTime={new Date(message.sent).toISOString()}
            title={start && gameTime(start, message.minute)}
          >
            {sentTime(message.sent)}
          </time>
        </p>
      </div>
      {!isOwn && !isReported && (
        <ConfirmButton
          icon={Flag}
          label="Report message"
          isSmall
          title="Report this message?"
          confirm="Report message"
          done="Message reported."
          failure="The message was not reported"
          run={() => act('message.report', { message: message.id })}
          onDone={() => setReported(true)}
        >
          The operator of this server will be able to read the message and see that you reported it.{' '}
          {airline.name} will not be told. To stop further messages, block the airline.
        </ConfirmButton>
      )}
    </li>
  );
}

/** Returns the messages by day, in the same order. */
function byDay(messages: readonly Message[]): [day: string, messages: Message[]][] {
  const days: [string, Message[]][] = [];
  for (const message of messages) {
    const day = sentDay(message.sent);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(message);
    else days.push([day, [message]]);
  }
  return days;
}

interface ThreadMessagesProps {
  /** Oldest first. */
  messages: readonly Message[];
  airline: AirlineFace;
}

/** The messages of a conversation by day. Scrolls to the last one. */
export function ThreadMessages({ messages, airline }: ThreadMessagesProps) {
  const box = useRef<HTMLElement>(null);
  const last = messages.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);

  return (
    <section
      ref={box}
      role="log"
      aria-label={`Messages with ${airline.name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4"
    >
      {byDay(messages).map(([day, ofDay]) => (
        <div key={day} className="flex flex-col gap-2">
          <h3 className="text-center text-12 text-muted">{day}</h3>
          <ol className="flex flex-col gap-2">
            {ofDay.map((message) => (
              <Bubble
                key={message.id}
                message={message}
                airline={airline}
                isOwn={message.receiver === airline.id}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
