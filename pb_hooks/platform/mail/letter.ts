/** The texts of one email: its reason, its link, and what happens if the reader does nothing. */
export interface Letter {
  subject: string;
  /** One sentence before the link. */
  reason: string;
  /** Label of the link. */
  action: string;
  /** Information about the link, such as its lifetime. */
  note: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const letterText = (letter: Letter, name: string, link: string): string =>
  `Hello ${name},

${letter.reason}

${letter.action}:
${link}

${letter.note}

Airline Manager
`;

/**
 * Returns the email as HTML that every mail program shows alike: one column, no pictures, and the link in
 * plain text as well.
 */
export function letterHtml(letter: Letter, name: string, link: string): string {
  const [greeting, reason, action, note, address] = [
    `Hello ${name},`,
    letter.reason,
    letter.action,
    letter.note,
    link,
  ].map(escapeHtml);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 0 auto; padding: 24px">
<p>${greeting}</p>
<p>${reason}</p>
<p><a href="${address}" style="display: inline-block; padding: 10px 20px; border-radius: 6px; background: #0b3d91; color: #ffffff; text-decoration: none; font-weight: 600">${action}</a></p>
<p style="font-size: 14px">${note}</p>
<p style="font-size: 14px">If the button does not work, open this address: <br><a href="${address}">${address}</a></p>
<p>Airline Manager</p>
</body>
</html>
`;
}
