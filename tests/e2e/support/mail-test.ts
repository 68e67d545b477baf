import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { startServer } from '#tests/support/server.ts';
import { test as base, NO_TILES } from './test.ts';

/** The test with a server that sends email to a local SMTP server. */
export const test = base.extend<object, { sink: MailSink }>({
  sink: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern
    async ({}, use) => {
      const sink = await startMailSink();
      await use(sink);
      await sink.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ sink }, use) => {
      const smtp = {
        AM_SMTP_HOST: '127.0.0.1',
        AM_SMTP_PORT: String(sink.port),
        AM_SMTP_TLS: 'false',
        AM_SMTP_FROM: 'airline@example.test',
      };
      const server = await startServer({ env: { ...NO_TILES, ...smtp } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Returns the newest link below `path` emailed to an address. */
export async function linkMailedTo(sink: MailSink, address: string, path: string): Promise<string> {
  const { text } = await sink.mailTo(address);
  const link = text.match(/https?:\/\/[^\s"<>]+/g)?.find((url) => url.includes(`${path}?token=`));
  if (!link) throw new Error(`no link to ${path} in the mail to ${address}`);
  return link;
}
