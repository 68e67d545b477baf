import { guard } from '../http/handle-request.ts';
import { config } from '../operator/config.ts';
import { letterHtml, letterText } from './letter.ts';
import { LETTERS, type LetterName } from './letters.ts';
import { isMailDown, type OutgoingMail, postMail, sendWaiting } from './outbox.ts';

/** Sends an email. Returns whether the mail server accepted it. If not, the reason is logged. */
export function deliver(app: CoreApp, mail: OutgoingMail): boolean {
  const { letter: name, to, name: reader, link, reason } = mail;
  const letter = { ...LETTERS[name], ...(reason === undefined ? {} : { reason }) };
  const { senderName, senderAddress } = app.settings().meta;
  const message = new MailerMessage({
    from: { address: senderAddress, name: senderName },
    to: [{ address: to }],
    subject: letter.subject,
    text: letterText(letter, reader, link),
    html: letterHtml(letter, reader, link),
  });
  try {
    app.newMailClient().send(message);
    return true;
  } catch (thrown) {
    console.error(`The mail "${letter.subject}" to ${to} could not be sent: ${thrown}`);
    return false;
  }
}

/**
 * Queues an email with PocketBase's token in its link and sends waiting emails. PocketBase calls this after
 * its response. Without a mail server, the link is written to the server's log instead.
 */
function send(event: core.MailerRecordEvent, name: LetterName): void {
  const { path, subject } = LETTERS[name];
  guard(event, `The mail "${subject}"`, (e) => {
    const link = `${config(e.app).publicUrl}${path}?token=${e.meta.token}`;
    const to = e.message?.to?.[0]?.address ?? '';
    if (!e.app.settings().smtp.enabled) {
      console.log(`No mail server is set (AM_SMTP_HOST). "${subject}" for ${to}: ${link}`);
      return;
    }
    // The dashboard's test email has an invented reader. The operator waits for the mail server's response.
    if (e.record?.isNew()) {
      e.next();
      return;
    }
    const reader = e.record?.getString('username') ?? '';
    if (!postMail(e.app, { letter: name, to, name: reader, link, posted: Date.now() }))
      console.error(
        `The mail "${subject}" to ${to} was dropped because too many are waiting for the mail server.`,
      );
    sendWaiting(e.app, (mail) => deliver(e.app, mail));
  });
}

export const sendVerification = (e: core.MailerRecordEvent): void => send(e, 'verification');
export const sendEmailChange = (e: core.MailerRecordEvent): void => send(e, 'email-change');
export const sendPasswordReset = (e: core.MailerRecordEvent): void => send(e, 'password-reset');

/**
 * Responds to a request for a new address before its email is sent, as PocketBase does for its other
 * emails. Otherwise a silent mail server would keep the client waiting. Rejects the request if emails
 * cannot be sent at the moment.
 */
export function handleEmailChange(event: core.RecordRequestEmailChangeRequestEvent): void {
  guard(event, 'A request for a new address', (e) => {
    // goja does not see `response` here, because both embedded events have an `Event` inside.
    const { requestEvent } = e as unknown as { requestEvent: core.RequestEvent };
    const headers = requestEvent.response?.header();
    if (e.app.settings().smtp.enabled) {
      if (isMailDown(e.app)) {
        headers?.set('Retry-After', '60');
        throw new ApiError(503, 'The mail could not be sent. Please try again later.', null);
      }
      // The connection is busy until the email is sent, so the client must not use it for its next request.
      headers?.set('Connection', 'close');
      e.noContent(204);
      e.flush();
    }
    e.next();
  });
}
