import type { Client, ClientConfig } from 'pg';

type Query = (...args: unknown[]) => unknown;

const statements = new WeakMap<object, string>();

/** Sends a statement in the message of the next COMMIT of the connection, at no round trip; if it fails, nothing is committed. */
export function sendWithCommit(connection: object, statement: string): void {
  statements.set(connection, statement);
}

/** A connection class for `sendWithCommit`. */
export function commitClient(Base: typeof Client): typeof Client {
  return class CommitClient extends Base {
    constructor(config?: string | ClientConfig) {
      super(config);
      const send = this.query.bind(this) as Query;
      const query: Query = (...args) => {
        const statement = endsTransaction(args[0]) ? statements.get(this) : undefined;
        if (statement === undefined) return send(...args);
        statements.delete(this);
        return args[0] === COMMIT ? send(`${statement}; ${COMMIT}`, ...args.slice(1)) : send(...args);
      };
      this.query = query as typeof this.query;
    }
  };
}

const COMMIT = 'COMMIT';
const endsTransaction = (query: unknown): boolean => query === COMMIT || query === 'ROLLBACK';
