import { letterHtml, letterText } from './letter.ts';
import { LETTERS } from './letters.ts';
import type { OutgoingMail } from './outbox.ts';

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
