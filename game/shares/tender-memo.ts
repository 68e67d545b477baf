/** Beginning of the memo of a tender's entries. Reports find tenders by it after their rows are gone. */
export const TENDER_MEMO = 'Offer for ';

/** Returns the memo of the entries that move the money of a tender to escrow and back. @param code of the issuer */
export const tenderMemo = (code: string): string => TENDER_MEMO + code;
