import { Ban } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AirlineBadge } from '#web/components/airline-badge.tsx';
import { Icon } from '#web/components/icon.tsx';
import { formatNumber } from '#web/lib/format.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { linkTo } from '#web/lib/pages.ts';
import type { Conversation } from './conversations.ts';
import { sentShort } from './sent-words.ts';

interface RowProps {
  conversation: Conversation;
  airline: AirlineFace;
  isOpen: boolean;
  isBlocked: boolean;
}

function Row({ conversation: { other, last, unread }, airline, isOpen, isBlocked }: RowProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={linkTo('messages', { with: airline.code })}
        aria-current={isOpen ? 'true' : undefined}
        className="flex gap-3 px-3 py-2.5 hover:bg-raised aria-[current]:bg-accent-soft"
      >
        <AirlineBadge primary={airline.colour_primary} secondary={airline.colour_secondary} size={28} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-baseline gap-2">
            <span className={`min-w-0 flex-1 truncate ${unread > 0 ? 'font-bold' : 'font-medium'}`}>
              {airline.name}
            </span>
            {isBlocked && (
              <span className="self-center text-muted">
                <Icon of={Ban} />
                <span className="sr-only">Blocked</span>
              </span>
            )}
            <span className="shrink-0 text-12 text-muted tabular-nums">
              {sentShort(last.sent, Date.now())}
            </span>
          </span>
          <span className="flex items-center gap-2 text-13 text-muted">
            <span className="min-w-0 flex-1 truncate">
              {last.receiver === other && 'You: '}
              {last.text}
            </span>
            {unread > 0 && (
              <span className="shrink-0 rounded-full bg-accent px-1.5 text-12 font-bold text-on-accent tabular-nums">
                {formatNumber(unread)}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

interface ConversationListProps {
  conversations: readonly Conversation[];
  airlines: ReadonlyMap<string, AirlineFace>;
  /** Ids of blocked airlines. */
  blocked: ReadonlySet<string>;
  /** Id of the airline whose conversation is open. */
  open: string | undefined;
  /** Whether these are requests. */
  areRequests?: boolean;
}

/** All conversations, the latest first. Airlines that are gone have no messages. */
export function ConversationList(props: ConversationListProps) {
  const { conversations, airlines, blocked, open, areRequests = false } = props;
  return (
    <nav aria-label={areRequests ? 'Message requests' : 'Conversations'}>
      <ul className="overflow-hidden rounded-panel border border-line">
        {conversations.map((conversation) => {
          const airline = airlines.get(conversation.other);
          if (!airline) return null;
          return (
            <Row
              key={conversation.other}
              conversation={conversation}
              airline={airline}
              isOpen={conversation.other === open}
              isBlocked={blocked.has(conversation.other)}
            />
          );
        })}
      </ul>
    </nav>
  );
}
