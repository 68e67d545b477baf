import { Mail } from 'lucide-react';
import { formatNumber } from '#web/lib/format.ts';
import { useUnreadMessages } from '#web/lib/game/unread-messages.ts';
import { linkTo } from '#web/lib/pages.ts';
import { BarLink } from './bar-link.tsx';

/** Link to the messages with the number of unread ones. */
export function MessageLink() {
  const unread = useUnreadMessages();
  return (
    <BarLink
      icon={Mail}
      label={unread > 0 ? `Messages, ${formatNumber(unread)} unread` : 'Messages'}
      tip="Messages"
      to={linkTo('messages')}
      count={unread}
    />
  );
}
