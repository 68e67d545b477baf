import { describe, expect, it } from 'vitest';
import { queryClient, retryDelay } from '#web/lib/query-client.ts';

describe('data cache', () => {
  it('keeps unused data for 5 minutes and retries 3 times', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ gcTime: 300_000, retry: 3 });
  });

  it('waits twice as long each time, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 40].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});
