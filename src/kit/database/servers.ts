import { callbackify } from 'node:util';
import { Client, type ClientConfig, type Pool } from 'pg';
import { type DatabaseAddress, addressOf, type Target } from '../config/database-address';

/** A server without a reply for this long is passed over. */
const PROBE_MS = 2_000;

const STATE = `SELECT pg_is_in_recovery() AS "isStandby", current_setting('transaction_read_only')::boolean AS "isReadOnly"`;

interface State {
  isStandby: boolean;
  isReadOnly: boolean;
}

const FITS: Record<Target, (state: State) => boolean> = {
  any: () => true,
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
  'prefer-standby': ({ isStandby }) => isStandby,
};

interface Server {
  host: string;
  port: number;
}

/** A server responded, but none in the state that the address asks for. The code is that of a refused write. */
export class NoSuchServer extends Error {
  override name = 'NoSuchServer';
  readonly code = '25006';

  constructor(target: Target) {
    super(`no server of the address is ${target}`);
  }
}

export interface Connecting {
  connectionString: string;
  Client: typeof Client;
}

/** What pg needs to connect to an address. Its own client knows one host and no `target_session_attrs`. */
export function connectingTo(url: string): Connecting {
  const address = addressOf(url);
  const { urls, target } = address;
  const needsChoice = urls.length > 1 || target !== 'any';
  return { connectionString: urls[0], Client: needsChoice ? choosingClient(new ServerChoice(address)) : Client };
}

/** A client for an address; not connected yet. */
export function clientFor(url: string, options: ClientConfig = {}): Client {
  const { Client: ClientOfAddress, connectionString } = connectingTo(url);
  return new ClientOfAddress({ ...options, connectionString });
}

/** A connection pooler has ignored the session parameters. */
class PoolerInTheWay extends Error {
  override name = 'PoolerInTheWay';
}

/** Startup option that only a session of one's own keeps. */
export const SESSION_OPTION = '-c quintet.session=own';

/** @throws PoolerInTheWay if the connection was opened with `SESSION_OPTION` and has lost it */
export async function assertOwnSession(client: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await client.query<{ session: string | null }>(
    `SELECT current_setting('quintet.session', true) AS session`,
  );
  if (rows[0]?.session !== 'own') throw new PoolerInTheWay();
}

/** Whether PgBouncer refused session parameters, or ignored them as its `ignore_startup_parameters` say. */
export const isPoolerInTheWay = (thrown: unknown): boolean =>
  thrown instanceof PoolerInTheWay ||
  (thrown instanceof Error && thrown.message.includes('unsupported startup parameter'));

/** A client that asks before each connection which server to use, so that it follows a failover. */
function choosingClient(choice: ServerChoice): typeof Client {
  return class ChoosingClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: Parameters<Client['connect']>[0]): void;
    override connect(callback?: Parameters<Client['connect']>[0]): Promise<Client> | void {
      if (!callback) return this.connectToServer();
      callbackify(() => this.connectToServer())(callback as (error: Error | null, client: Client) => void);
    }

    private async connectToServer(): Promise<Client> {
      Object.assign(this, await choice.current());
      await super.connect();
      return this;
    }
  };
}

/** Finds the server to connect to. Callers at the same time share a search. */
class ServerChoice {
  private choosing: Promise<Server> | undefined;

  constructor(private readonly address: DatabaseAddress) {}

  current(): Promise<Server> {
    this.choosing ??= this.choose().finally(() => (this.choosing = undefined));
    return this.choosing;
  }

  private async choose(): Promise<Server> {
    const { urls, target } = this.address;
    const probes = urls.map(url => probe(url));
    // Those after the first that responds are not awaited.
    for (const each of probes) each.catch(() => undefined);
    if (target !== 'any') {
      const fitting = probes.map(async each => {
        const { server, state } = await each;
        if (!FITS[target](state)) throw new NoSuchServer(target);
        return server;
      });
      try {
        return await Promise.any(fitting);
      } catch (failure) {
        if (target !== 'prefer-standby') throw mostTelling((failure as AggregateError).errors as Error[]);
      }
    }
    return firstOf(probes);
  }
}

/** The first in order that responds. */
async function firstOf(probes: readonly Promise<Probe>[]): Promise<Server> {
  const errors: Error[] = [];
  for (const each of probes)
    try {
      return (await each).server;
    } catch (error) {
      errors.push(error as Error);
    }
  throw mostTelling(errors);
}

/** That of a server that responded, if there is one. */
const mostTelling = (errors: readonly Error[]): Error =>
  errors.find(error => error instanceof NoSuchServer) ?? errors[0] ?? new Error('the address names no server');

interface Probe {
  server: Server;
  state: State;
}

async function probe(url: string): Promise<Probe> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: 'quintet:probe',
  });
  client.on('error', () => undefined); // the connection or the statement fails
  try {
    await client.connect();
    const { rows } = await client.query<State>(STATE);
    return { server: { host: client.host, port: client.port }, state: rows[0]! };
  } finally {
    void client.end().catch(() => undefined); // a broken connection has already ended
  }
}
