/** Shown instead of a sent link if the server cannot send email. */
export const NO_MAIL =
  'This server cannot send email. Ask its operator for the link, which is in the server’s log.';
