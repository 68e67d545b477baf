import { useQuery } from '@tanstack/react-query';
import { Mail, MailPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { MESSAGE_DAYS } from '#game/people/message/limits.ts';
import { buttonClass } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorState } from '#web/components/error-state.tsx';
import { Page } from '#web/components/page.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useAddress } from '#web/components/use-address.ts';
import { formatNumber } from '#web/lib/format.ts';
import type { AirlineFace } from '#web/lib/game/airline-faces.ts';
import { messageRequestsQuery } from '#web/lib/game/message-requests.ts';
import {
  correspondentQuery,
  messageBlocksQuery,
  messagesQuery,
  NEWEST_MESSAGES,
} from '#web/lib/game/messages.ts';
import { linkTo } from '#web/lib/pages.ts';
import { useSession } from '#web/lib/session.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { ConversationList } from './conversation-list.tsx';
import { conversationsOf } from './conversations.ts';
import { RequestsHeading, RequestsLink } from './requests-link.tsx';
import { Thread } from './thread.tsx';

function Waiting() {
  return (
    <div role="status" className="grid animate-late gap-6 md:grid-cols-[320px_minmax(0,1fr)]">
      <span className="sr-only">Loading messages …</span>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-80 w-full max-md:hidden" />
    </div>
  );
}

const newsLink = (
  <Link to={linkTo('news')} className={buttonClass('secondary')}>
    Read the news
  </Link>
);

/** Shown instead of a conversation: nothing is selected, or the airline cannot receive messages. */
function NoThread({ airline, code, own }: { airline: AirlineFace | null; code: string; own: string }) {
  if (airline?.id === own) return <EmptyState title="This is your own airline" />;
  if (airline)
    return <EmptyState title={`${airline.name} reads no messages`}>The server runs this airline.</EmptyState>;
  return (
    <EmptyState title={`No airline has the code ${code}`}>
      It may have closed. Its messages were deleted with it.
    </EmptyState>
  );
}

/** The page of messages: conversations at the left, the selected one at the right. On a phone, one of them. */
export function Component() {
  const own = useSession()?.airline ?? '';
  const { params, change } = useAddress();
  const code = (params.get('with') ?? '').toUpperCase();
  const { data, error, refetch } = useQuery(messagesQuery);
  const blocks = useQuery(messageBlocksQuery);
  const requests = useQuery(messageRequestsQuery);
  const sought = useQuery(correspondentQuery(code));
  const [drafts, setDrafts] = useUnsaved<Readonly<Record<string, string>>>('messages', {});
  const conversations = conversationsOf(data?.messages ?? [], own);
  const airline = [...(data?.airlines.values() ?? [])].find((face) => face.code === code) ?? sought.data;
  const failure =
    (!data && error) ||
    (!blocks.data && blocks.error) ||
    (!requests.data && requests.error) ||
    (airline === undefined && sought.error);
  const isWaiting = !data || !blocks.data || !requests.data || (code !== '' && airline === undefined);
  const canWrite = airline != null && airline.id !== own && !airline.rival;
  const waiting = conversations.filter(({ other }) => requests.data?.has(other));
  const isRequest = waiting.some(({ other }) => other === airline?.id);
  const areRequests = code === '' ? params.get('requests') !== null : isRequest;
  const listed = areRequests ? waiting : conversations.filter((one) => !waiting.includes(one));
  const hasList = areRequests || conversations.length > 0;
  return (
    <Page
      title="Messages"
      lead={
        <span className={code === '' ? '' : 'max-md:hidden'}>
          Conversations with other airlines. Messages are deleted after {MESSAGE_DAYS} days of running time.
        </span>
      }
    >
      {failure ? (
        <ErrorState
          title="The messages could not be loaded"
          error={failure}
          onRetry={() =>
            void Promise.all([
              refetch(),
              blocks.refetch(),
              requests.refetch(),
              code !== '' && sought.refetch(),
            ])
          }
        />
      ) : isWaiting ? (
        <Waiting />
      ) : !hasList && code === '' ? (
        <EmptyState icon={Mail} title="No messages yet" action={newsLink}>
          To write to an airline, open its page and choose “Send message”. Airlines’ names in the news lead to
          their pages.
        </EmptyState>
      ) : (
        <div
          className={`grid min-w-0 items-start gap-6 ${hasList ? 'md:grid-cols-[260px_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)]' : ''}`}
        >
          <div
            className={`flex min-w-0 flex-col gap-2 ${code === '' ? '' : 'max-md:hidden'} ${hasList ? '' : 'hidden'}`}
          >
            {areRequests ? (
              <RequestsHeading />
            ) : (
              waiting.length > 0 && <RequestsLink count={waiting.length} />
            )}
            {listed.length > 0 ? (
              <ConversationList
                conversations={listed}
                airlines={data.airlines}
                blocked={blocks.data}
                open={airline?.id}
                areRequests={areRequests}
              />
            ) : (
              <p className="py-2 text-13 text-muted">
                {areRequests ? 'No requests are waiting.' : 'No conversations yet.'}
              </p>
            )}
            {data.messages.length === NEWEST_MESSAGES && (
              <p className="text-12 text-muted">
                Shows your latest {formatNumber(NEWEST_MESSAGES)} messages.
              </p>
            )}
          </div>
          {canWrite ? (
            <Thread
              key={airline.id}
              airline={airline}
              conversation={conversations.find(({ other }) => other === airline.id)}
              isBlocked={blocks.data.has(airline.id)}
              isRequest={isRequest}
              draft={drafts[airline.id] ?? ''}
              onDraft={(text) => setDrafts((before) => ({ ...before, [airline.id]: text }))}
              onDeleted={() =>
                change({ with: null, requests: waiting.length > 1 && isRequest ? 'show' : null })
              }
            />
          ) : code === '' ? (
            <div className={listed.length > 0 ? 'max-md:hidden' : 'hidden'}>
              <EmptyState icon={MailPlus} title={areRequests ? 'Select a request' : 'Select a conversation'}>
                {areRequests
                  ? 'A request is the first message of an airline. It can send more after you accept or answer.'
                  : 'To write to another airline, open its page and choose “Send message”.'}
              </EmptyState>
            </div>
          ) : (
            <NoThread airline={airline ?? null} code={code} own={own} />
          )}
        </div>
      )}
    </Page>
  );
}
