import { connect, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  from: string;
  to: string[];
  /** Headers and bodies as received, with quoted-printable and base64 parts decoded. */
  text: string;
  subject: string;
}

export interface MailSink {
  port: number;
  mails: Mail[];
  /** User name and password of each sign-in. */
  signIns: [string, string][];
  /** Waits for an email to that address. Returns the newest one. */
  mailTo: (address: string) => Promise<Mail>;
  close: () => Promise<void>;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decode(raw: string): string {
  return raw
    .split(/^(?=--[-\w]+\r?$)/m)
    .map((part) => {
      const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
      const body = rest.join('\n\n');
      if (/content-transfer-encoding:\s*base64/i.test(head))
        return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
      return /quoted-printable/i.test(head) ? `${head}\n\n${decodeQuotedPrintable(body)}` : part;
    })
    .join('\n');
}

/** Starts a real SMTP server on a free port of 127.0.0.1 that keeps or rejects the emails it gets. */
export async function startMailSink(
  options: { refuse?: boolean; account?: [string, string]; tls?: { key: string; cert: string } } = {},
): Promise<MailSink> {
  const mails: Mail[] = [];
  const signIns: [string, string][] = [];
  const server = new SMTPServer({
    ...(options.tls ? { secure: true, ...options.tls } : {}),
    disabledCommands: options.account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    authOptional: !options.account,
    onAuth(auth, _session, callback) {
      signIns.push([auth.username ?? '', auth.password ?? '']);
      const [user, password] = options.account ?? [];
      if (auth.username === user && auth.password === password) callback(null, { user });
      else callback(new Error('Invalid username or password'));
    },
    onRcptTo(_address, _session, callback) {
      callback(options.refuse ? new Error('Mailbox unavailable') : null);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: decode(raw),
          subject: /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '',
        });
        callback();
      });
    },
  });
  // A client that does not trust the certificate ends its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail sink has no port');

  const mailTo = async (to: string): Promise<Mail> => {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
      const found = mails.findLast((mail) => mail.to.includes(to));
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`no mail to ${to}; there are ${mails.map((mail) => mail.to.join()).join(' ') || 'none'}`);
  };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: address.port, mails, signIns, mailTo, close };
}

/**
 * A mail server that accepts connections and stays silent, until `speak` connects them and all later ones to
 * a real one.
 */
export interface SilentMailServer {
  port: number;
  /** Number of open connections. */
  connections: () => number;
  speak: (sink: MailSink) => void;
  close: () => Promise<void>;
}

export async function startSilentMailServer(): Promise<SilentMailServer> {
  const sockets = new Set<Socket>();
  let target = 0;
  const join = (socket: Socket) => {
    const other = connect(target, '127.0.0.1');
    socket.pipe(other).pipe(socket);
    other.on('error', () => socket.destroy());
    socket.on('close', () => other.destroy());
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (target !== 0) join(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const speak = (sink: MailSink) => {
    target = sink.port;
    for (const socket of sockets) join(socket);
  };
  return { port: address.port, connections: () => sockets.size, speak, close };
}
