/** Number of records that each request of a full list asks for. */
export const LIST_BATCH = 500;
