import { callbackify } from 'node:util';
import type { Client, ClientConfig, QueryConfig } from 'pg';

type Settings = Readonly<Record<string, string | number>>;
type Query = (...args: unknown[]) => unknown;
type Callback = (error: Error | null, result: unknown) => void;

const BEGINS = /^\s*(BEGIN|START TRANSACTION)\b/i;
const ENDS = /^\s*(COMMIT|END|ROLLBACK|ABORT)\b(?!\s+TO\b)/i;

/** Session parameters until the end of the transaction. */
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
    private isInTransaction = false;
    private last: Promise<unknown> = Promise.resolve();

    constructor(config?: string | ClientConfig) {
      super(config);
      const send = this.query.bind(this) as Query;
      const query: Query = (...args) => {
        const callback = args.at(-1);
        const hasCallback = typeof callback === 'function';
        const [first, ...values] = hasCallback ? args.slice(0, -1) : args;
        const respond = async () => this.inTurn(async () => this.run(send, first as string | QueryConfig, values));
        if (!hasCallback) return respond();
        return callbackify(respond)(callback as Callback);
      };
      this.query = query as typeof this.query;
    }

    /** A statement of its own is three, between which no other may come. */
    private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = this.last.then(work);
      this.last = result.catch(() => undefined);
      return result;
    }

    private async run(send: Query, query: string | QueryConfig, values: unknown[]): Promise<unknown> {
      const text = typeof query === 'string' ? query : query.text;
      const statement = typeof query === 'string' ? query : { ...query, name: undefined };
      if (BEGINS.test(text)) {
        const [begun] = (await send(`${text}; ${set}`)) as unknown[];
        this.isInTransaction = true;
        return begun;
      }
      if (ENDS.test(text)) {
        this.isInTransaction = false;
        return send(statement, ...values);
      }
      if (this.isInTransaction) return send(statement, ...values);
      await send(`BEGIN; ${set}`);
      try {
        const result = await send(statement, ...values);
        await send('COMMIT');
        return result;
      } catch (failure) {
        await (send('ROLLBACK') as Promise<unknown>).catch(() => undefined); // a broken connection has rolled back
        throw failure;
      }
    }
  };
}
