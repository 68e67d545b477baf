import { expect } from '@playwright/test';
import type { TestServer } from '#tests/support/server.ts';

/** Returns the newest link below `path` for an email address from the log of a server without mail. */
export async function mailedLink(server: TestServer, email: string, path: string): Promise<string> {
  const find = () =>
    server
      .log()
      .split('\n')
      .filter((line) => line.includes(`for ${email}: `) && line.includes(`${path}?token=`))
      .at(-1)
      ?.match(/https?:\/\/\S+/)?.[0] ?? '';
  await expect.poll(find, { message: `a link to ${path} for ${email}` }).not.toBe('');
  return find();
}
