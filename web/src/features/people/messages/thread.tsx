import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { REQUEST_MAX } from '#game/people/message/requests.ts';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { AirlineLink } from '#web/components/airline-link.tsx';
import { Banner } from '#web/components/banner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { act } from '#web/lib/act.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { linkTo } from '#web/lib/pages.ts';
import { Composer } from './composer.tsx';
import type { Conversation } from './conversations.ts';
import { RequestBar } from './request-bar.tsx';
import { ThreadActions } from './thread-actions.tsx';
import { ThreadMessages } from './thread-messages.tsx';

/** Marks a conversation's messages as read while the page is visible. */
function useReading(airline: string, unread: number): void {
  useEffect(() => {
    if (unread === 0) return;
    const read = () => {
      // A failure leaves them unread, and the next message tries again.
      if (!document.hidden) act('message.read', { airline }).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [airline, unread]);
}

interface ThreadProps {
  airline: AirlineFace;
  /** Undefined before the first message. */
  conversation: Conversation | undefined;
  isBlocked: boolean;
  /** Whether its first message waits as a request. */
  isRequest: boolean;
  draft: string;
  onDraft: (text: string) => void;
  onDeleted: () => void;
}

/** One conversation: its messages, a field for the next one, and what can be done about it. */
export function Thread(props: ThreadProps) {
  const { airline, conversation, isBlocked, isRequest, draft, onDraft, onDeleted } = props;
  useReading(airline.id, conversation?.unread ?? 0);
  const messages = conversation?.messages ?? [];
  return (
    <section
      aria-labelledby="thread"
      className="flex min-w-0 flex-col rounded-panel border border-line h-[max(440px,calc(100dvh-220px))]"
    >
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2">
        <Link
          to={linkTo('messages', isRequest ? { requests: 'show' } : {})}
          className="flex h-11 items-center gap-2 text-13 text-accent md:hidden max-md:w-full"
        >
          <Icon of={ArrowLeft} />
          {isRequest ? 'Message requests' : 'All messages'}
        </Link>
        <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} />
        <h2 id="thread" className="min-w-40 flex-1 truncate text-16 font-bold">
          <AirlineLink name={airline.name} code={airline.code} />
        </h2>
        <ThreadActions
          {...{ airline, isBlocked, onDeleted }}
          hasMessages={messages.length > 0 && !isRequest}
        />
      </header>
      {messages.length > 0 ? (
        <ThreadMessages messages={messages} airline={airline} />
      ) : (
        <p className="flex-1 p-4 text-muted">
          No messages yet. If you have not written with {airline.name} before, your first message waits as a
          request and has at most {REQUEST_MAX} characters.
        </p>
      )}
      <div className="border-t border-line p-4">
        {isBlocked ? (
          <Banner>You have blocked this airline. Unblock it to write to it.</Banner>
        ) : (
          <div className="flex flex-col gap-3">
            {isRequest && <RequestBar airline={airline} onDeclined={onDeleted} />}
            {messages.length === 1 && messages[0]?.receiver === airline.id && (
              <p className="text-13 text-muted">
                A first message waits as a request. You can write again after {airline.name} accepts or
                answers it.
              </p>
            )}
            <Composer key={airline.id} to={airline} text={draft} onText={onDraft} />
          </div>
        )}
      </div>
    </section>
  );
}
