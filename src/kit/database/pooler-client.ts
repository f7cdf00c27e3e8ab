import type { Client, ClientConfig, QueryConfig } from 'pg';

type Query = (...args: unknown[]) => unknown;
type Settings = Readonly<Record<string, string | number>>;
type Callback = (error: unknown, result?: unknown) => void;

const BEGINS = /^\s*(BEGIN|START TRANSACTION)\b/i;
const ENDS = /^\s*(COMMIT|END|ROLLBACK|ABORT)\b(?!\s+TO\b)/i;

/** Session parameters that only hold until the end of a transaction. */
const settingStatement = (settings: Settings): string =>
  `SELECT ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`;

/**
 * A client behind a connection pooler that gives each transaction another connection. It sets the session parameters in
 * each transaction, puts every other statement into one of its own, and prepares no statements.
 */
export function poolerClient(Base: typeof Client, settings: Settings): typeof Client {
  const set = settingStatement(settings);
  return class PoolerClient extends Base {
    constructor(config?: string | ClientConfig) {
      super(config);
      const send = this.query.bind(this) as Query;
      const sendText = (text: string) => send(text) as Promise<unknown>;
      let isInTransaction = false;
      const withSettings = async (query: string | QueryConfig, values: unknown[]): Promise<unknown> => {
        const text = typeof query === 'string' ? query : query.text;
        const statement = typeof query === 'string' ? query : { ...query, name: undefined };
        if (BEGINS.test(text)) {
          isInTransaction = true;
          const [begun] = (await sendText(`${text}; ${set}`)) as unknown[];
          return begun;
        }
        const ends = ENDS.test(text);
        if (isInTransaction || ends) {
          isInTransaction = !ends;
          return send(statement, ...values);
        }
        // pg sends them one after another; COMMIT rolls back after a failure.
        const [, result, committed] = await Promise.allSettled([
          sendText(`BEGIN; ${set}`),
          send(statement, ...values) as Promise<unknown>,
          sendText('COMMIT'),
        ]);
        if (result.status === 'rejected') throw result.reason;
        if (committed.status === 'rejected') throw committed.reason;
        return result.value;
      };
      const query: Query = (...args) => {
        const callback = args.at(-1);
        if (typeof callback !== 'function') return withSettings(args[0] as string | QueryConfig, args.slice(1));
        withSettings(args[0] as string | QueryConfig, args.slice(1, -1)).then(
          result => (callback as Callback)(undefined, result),
          (error: unknown) => (callback as Callback)(error),
        );
        return undefined;
      };
      this.query = query as typeof this.query;
    }
  };
}
