import { guard } from '../http/answer.ts';
import { config } from '../operator/config.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

/**
 * Sends a letter whose link leads to `path` of the public address with the token that PocketBase made. Where no mail
 * server is set, the link goes into the server's log instead, and all is well. Where sending fails, the log says why.
 */
function send(event: core.MailerRecordEvent, path: string, letter: Letter): void {
  guard(event, `The mail "${letter.subject}"`, (e) => {
    const link = `${config(e.app).publicUrl}${path}?token=${e.meta.token}`;
    const to = e.message?.to?.[0]?.address ?? '';
    if (!e.app.settings().smtp.enabled) {
      console.log(`No mail server is set (AM_SMTP_HOST). "${letter.subject}" for ${to}: ${link}`);
      return;
    }
    const name = e.record?.getString('username') ?? '';
    if (e.message) {
      e.message.subject = letter.subject;
      e.message.text = letterText(letter, name, link);
      e.message.html = letterHtml(letter, name, link);
    }
    try {
      e.next();
    } catch (thrown) {
      console.error(`The mail "${letter.subject}" to ${to} could not be sent: ${thrown}`);
      throw new ApiError(503, 'The mail could not be sent. Please try again later.', null);
    }
  });
}

export function sendVerification(e: core.MailerRecordEvent): void {
  send(e, '/verify', {
    subject: 'Confirm your e-mail address',
    reason: 'Welcome to Airline Manager. Please confirm that this e-mail address is yours.',
    action: 'Confirm e-mail address',
    note: 'The link works for one day. If you did not sign up, ignore this mail and nothing happens.',
  });
}

export function sendEmailChange(e: core.MailerRecordEvent): void {
  send(e, '/confirm-email-change', {
    subject: 'Confirm your new e-mail address',
    reason: 'You asked to use this e-mail address for your account at Airline Manager from now on.',
    action: 'Use this address',
    note: 'The link works for half an hour and asks for your password. If you did not ask for it, ignore this mail and the old address stays.',
  });
}

export function sendPasswordReset(e: core.MailerRecordEvent): void {
  send(e, '/reset-password', {
    subject: 'Choose a new password',
    reason: 'Someone, hopefully you, asked for a new password for your account at Airline Manager.',
    action: 'Choose a new password',
    note: 'The link works for half an hour. If it was not you, ignore this mail and your password stays as it is.',
  });
}
