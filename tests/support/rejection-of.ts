import type { CallResponse } from './api.ts';

/** Returns the status of a response, and the fields and codes of a rejection: [400, 'lots too_many']. */
export const rejectionOf = ({ status, json }: CallResponse): [status: number, ...errors: string[]] => [
  status,
  ...Object.entries(json.data ?? {}).map(([field, { code }]) => `${field} ${code}`),
];
