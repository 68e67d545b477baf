import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { startServer } from '#tests/support/server.ts';
import { test as base, NO_TILES, TO_START } from './test.ts';

async function startWithMail() {
  const sink = await startMailSink();
  const smtp = {
    AM_SMTP_HOST: '127.0.0.1',
    AM_SMTP_PORT: String(sink.port),
    AM_SMTP_TLS: 'false',
    AM_SMTP_FROM: 'airline@example.test',
  };
  const server = await startServer({ env: { ...NO_TILES, ...smtp } });
  const stop = async () => {
    await server.stop();
    await sink.close();
  };
  return { sink, server, stop };
}

/** The test with a server that sends email to a local SMTP server. */
export const test = base.extend<{ sink: MailSink }>({
  sink: [
    async ({ running }, use) => use((await running(startWithMail)).sink),
    { scope: 'test', timeout: TO_START },
  ],
  server: [
    async ({ running }, use) => use((await running(startWithMail)).server),
    { scope: 'test', timeout: TO_START },
  ],
});

/** Returns the newest link below `path` emailed to an address. */
export async function linkMailedTo(sink: MailSink, address: string, path: string): Promise<string> {
  const { text } = await sink.mailTo(address);
  const link = text.match(/https?:\/\/[^\s"<>]+/g)?.find((url) => url.includes(`${path}?token=`));
  if (!link) throw new Error(`no link to ${path} in the mail to ${address}`);
  return link;
}
