import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test: what it took, and when it says so. */
export interface OwnMailServer {
  url: string;
  /** What it has acknowledged, in order. */
  taken: { to: string; id: string }[];
  /** How many it has been sent and has not acknowledged. */
  waiting: () => number;
  /** Acknowledges nothing until `goOn`. */
  hold: () => void;
  goOn: () => void;
  close: () => Promise<void>;
}

export async function startOwnMailServer(): Promise<OwnMailServer> {
  const taken: OwnMailServer['taken'] = [];
  let [waiting, held] = [0, Promise.resolve()];
  let goOn = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, acknowledge) => {
      const take = async () => {
        const [, id = ''] = /^Message-ID: (\S+)/im.exec(await text(stream)) ?? [];
        waiting += 1;
        await held;
        waiting -= 1;
        taken.push({ to: envelope.rcptTo[0]?.address ?? '', id });
      };
      take().then(() => acknowledge(), acknowledge);
    },
  });
  server.on('error', () => undefined); // whoever was cut off
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    waiting: () => waiting,
    hold: () => {
      held = new Promise<void>(resolve => (goOn = resolve));
    },
    goOn: () => goOn(),
    close: async () => new Promise<void>(resolve => server.close(resolve)),
  };
}
