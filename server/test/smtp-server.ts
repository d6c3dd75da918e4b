import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  /** For SMTP_URL. */
  url: string;
  /** Mails taken so far: recipients and the whole message, transfer encoding undone. */
  readonly mails: readonly { to: string[]; text: string }[];
  /** Refuses every mail until called with false. */
  refuse(on: boolean): void;
  /** Takes mails without a word until what is returned is called. */
  keepSilent(): () => void;
  stop(): Promise<void>;
}

/** A mail server on this machine's loopback that keeps what it is given. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: { to: string[]; text: string }[] = [];
  let refusing = false;
  let spoken = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('refused') : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', part => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: decoded(Buffer.concat(parts).toString('latin1')) });
        void spoken.then(() => done());
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuse: on => {
      refusing = on;
    },
    keepSilent() {
      let speak = () => {};
      spoken = new Promise(resolve => {
        speak = resolve;
      });
      return speak;
    },
    stop: () => new Promise(done => server.close(() => done())),
  };
}

/** Headers as they are, the body as text. */
function decoded(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const bytes = /^content-transfer-encoding: *base64/im.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(/quoted-printable/i.test(head) ? unquoted(body) : body, 'latin1');
  return `${head}\n\n${bytes.toString('utf8')}`;
}

const unquoted = (text: string) =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
