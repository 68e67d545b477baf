/** Said where a link would be mailed and the server has no mail. */
export const NO_MAIL = 'This server sends no mail: its operator finds the link in the server’s log.';
