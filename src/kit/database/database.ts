import { Injectable, Optional } from '@nestjs/common';
import type { PoolClient, QueryResultRow } from 'pg';
import { type EntityManager, type EntityTarget, type ObjectLiteral, QueryFailedError, type Repository } from 'typeorm';
import { AsyncContext } from '../async-context';
import { statementSpan } from '../tracing/traced-statements';
import { step } from '../tracing/tracing';
import { sendWithCommit } from './commit-client';
import { ServiceDataSource } from './data-source';
import { canRetry } from './database-refusals';
import { withLiterals } from './literals';
import { type BatchOf, type BatchOptions, type PendingChange, PendingWrites, type WrittenRow } from './pending-writes';
import { retrying } from './retrying';
import type { Sql, Statement } from './sql';
import { StatementHooks } from './statement-hooks';

interface Unit {
  manager?: EntityManager;
  pending: PendingWrites;
  isWritten?: boolean;
  afterCommit: Array<() => void>;
}

export interface StatementOptions {
  /** Prepares the statement once per connection: for frequent statements, unless the best plan depends on the values. */
  prepared?: boolean;
}

type StatementCall = TextCall | [statement: Sql, options?: StatementOptions];
type TextCall = [text: string, values?: unknown[], options?: StatementOptions];

/** A unit of work that was the victim of a deadlock is retried once, immediately. */
const AFTER_DEADLOCK = { locks: { isLost: canRetry, times: 1 } };

/** Also matches locking reads, which is harmless. */
const WRITES = /\b(INSERT INTO|UPDATE|DELETE FROM)\b/;

const WRITING_METHODS: ReadonlySet<string | symbol> = new Set([
  'delete',
  'insert',
  'remove',
  'restore',
  'save',
  'softDelete',
  'softRemove',
  'update',
  'upsert',
  'increment',
  'decrement',
]);

/** Access to the service's schema. Everything called inside `transaction` joins it through the async context. */
@Injectable()
export class Database {
  private readonly running = new AsyncContext<Unit>();
  private readonly commitGuard = new AsyncContext<() => Promise<void>>();
  private readonly names = new Map<string, string>();

  constructor(
    readonly dataSource: ServiceDataSource,
    @Optional() private readonly hooks?: StatementHooks,
  ) {}

  /** The repository of an entity, in the running transaction if there is one. */
  of<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    this.hooks?.afterRead(Infinity); // TypeORM does not report when its statements are sent
    const repository = this.manager.getRepository(entity);
    return this.commitGuard.get() && !this.running.get() ? this.guardedWrites(entity, repository) : repository;
  }

  /** Each write of the repository is a transaction of its own, which ends with the commit guard. */
  private guardedWrites<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    repository: Repository<Entity>,
  ): Repository<Entity> {
    return new Proxy(repository, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function' || !WRITING_METHODS.has(name)) return member;
        return (...args: unknown[]) =>
          this.transaction(async () => Reflect.apply(member, this.of(entity), args) as Promise<unknown>);
      },
    });
  }

  /** Runs one SQL statement. Unqualified names are tables of this service. @throws QueryFailedError */
  rows<Row>(...call: StatementCall): Promise<Row[]> {
    const { text, values, prepared } = statementOf(call);
    return this.send<Row>({ text, values, name: prepared ? this.nameOf(text) : undefined });
  }

  /** The first row of `rows`, or undefined. */
  async row<Row>(...call: StatementCall): Promise<Row | undefined> {
    return (await this.rows<Row>(...call))[0];
  }

  /** The first row of `rows`. @throws `refuse()` without a row: `db.rowOr(NotFound, sql\`SELECT ...\`)` */
  async rowOr<Row>(refuse: () => Error, ...call: StatementCall): Promise<Row> {
    const row = await this.row<Row>(...call);
    if (row === undefined) throw refuse();
    return row;
  }

  /** Runs `work` in a transaction, or in the running one. The outermost one is retried once after a deadlock. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inTransaction) return work();
    return retrying(AFTER_DEADLOCK, async () => {
      const unit = { pending: new PendingWrites(), afterCommit: [] };
      const result = await this.dataSource.transaction(manager =>
        this.run({ ...unit, manager }, async () => {
          const written = await this.guarded(work);
          await this.joinCommit();
          return written;
        }),
      );
      return committed(unit, result);
    });
  }

  /** Runs work that only queues writes: they are one statement, so no transaction is opened. */
  inOneStatement<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running.get()) return work();
    if (this.commitGuard.get()) return this.transaction(work);
    return retrying(AFTER_DEADLOCK, async () => {
      const unit = { pending: new PendingWrites(), afterCommit: [] };
      return committed(unit, await this.run(unit, work));
    });
  }

  /** Calls `beforeCommit` inside each transaction of `work`, single statements that write included; if it throws, nothing is written. */
  withCommitGuard<Result>(beforeCommit: () => Promise<void>, work: () => Promise<Result>): Promise<Result> {
    return this.commitGuard.run(beforeCommit, work);
  }

  /** Queues a change until the end of the unit of work. @returns the name of its CTE, for changes queued later */
  async queueWrite(change: Sql, options: PendingChange = {}): Promise<Sql> {
    const pending = this.pending;
    if (!pending.hasRoomFor(options)) await this.flushWrites();
    return pending.add(change, options);
  }

  /**
   * Queues one item of a batch; `batch` makes one piece of SQL of all its items.
   * @returns the name of the CTE of the batch, and whether the item is its first one
   */
  async queueBatchWrite<Item>(
    batch: BatchOf<Item>,
    item: Item,
    options?: BatchOptions,
  ): Promise<{ name: Sql; isFirst: boolean }> {
    const pending = this.pending;
    if (!pending.hasRoomFor(options)) await this.flushWrites();
    return pending.addTo(batch, item, options);
  }

  /** Sends the queued changes now. Changes queued afterwards need a transaction: they are a second statement. */
  async flushWrites(): Promise<void> {
    const unit = this.running.get();
    if (!unit || unit.pending.isEmpty) return;
    if (!unit.manager && unit.isWritten) throw new Error('a second statement needs a transaction');
    unit.isWritten = true;
    const { statement, notify } = unit.pending.take();
    notify(await this.row<Record<string, WrittenRow[] | null>>(statement, { prepared: true }));
  }

  /** Optional changes alone are no statement of their own. */
  private async joinCommit(): Promise<void> {
    const { pending } = this.running.get()!;
    const connection = pending.isOptional ? await this.connection() : undefined;
    if (!connection) return;
    const statement = withLiterals(pending.take().statement.statement());
    this.hooks?.beforeStatement(statement);
    sendWithCommit(connection, statement);
  }

  /** Undoes the writes and after-commit effects of `work`. Needs a transaction; sequence values are used up. */
  async runAndRollBack<Result>(work: () => Promise<Result>): Promise<Result> {
    const manager = this.running.get()?.manager;
    if (!manager) throw new Error('runAndRollBack needs a running transaction');
    await this.flushWrites();
    await this.rows('SAVEPOINT before_work');
    try {
      return await this.run({ manager, pending: new PendingWrites(), afterCommit: [] }, work);
    } finally {
      await this.rows('ROLLBACK TO SAVEPOINT before_work');
    }
  }

  /** Runs `effect` after the commit, or immediately outside a transaction. A rollback discards it. */
  afterCommit(effect: () => void): void {
    const unit = this.running.get();
    if (unit) unit.afterCommit.push(effect);
    else effect();
  }

  async connection(): Promise<PoolClient | undefined> {
    return (await this.running.get()?.manager?.queryRunner?.connect()) as PoolClient | undefined;
  }

  /** Closes an idle connection, so that the next one goes to the server that now has the address. */
  async renewConnection(): Promise<void> {
    (await this.dataSource.pool.connect()).release(true);
  }

  get inTransaction(): boolean {
    return this.running.get()?.manager !== undefined;
  }

  private get manager(): EntityManager {
    return this.running.get()?.manager ?? this.dataSource.manager;
  }

  private get schema(): string {
    return (this.dataSource.options as { schema?: string }).schema ?? '';
  }

  private nameOf(statement: string): string {
    const known = this.names.get(statement);
    if (known !== undefined) return known;
    const name = `statement_${this.names.size + 1}`;
    this.names.set(statement, name);
    return name;
  }

  /** Bypasses TypeORM, which cannot name prepared statements and costs as much as a small statement. */
  private async send<Row>(statement: { text: string; values: unknown[]; name: string | undefined }): Promise<Row[]> {
    const { text, values } = statement;
    if (this.commitGuard.get() && !this.running.get() && WRITES.test(text))
      return this.transaction(() => this.send<Row>(statement));
    const { logger, pool } = this.dataSource;
    logger.logQuery(text, values);
    this.hooks?.beforeStatement(text);
    try {
      const runner = this.running.get()?.manager?.queryRunner;
      const query = async () => {
        const replicated = runner ? undefined : await this.hooks?.queryReplica<Row & QueryResultRow>(statement);
        if (replicated) return replicated;
        const connection = runner ? ((await runner.connect()) as PoolClient) : pool;
        const result = await connection.query<Row & QueryResultRow>(statement);
        this.hooks?.afterRead(performance.now());
        return result;
      };
      return (await step(() => statementSpan(text, this.schema), query)).rows;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }

  private async guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = await work();
    await this.commitGuard.get()?.();
    return result;
  }

  private async run<Result>(unit: Unit, work: () => Promise<Result>): Promise<Result> {
    return this.running.run(unit, async () => {
      const result = await work();
      await this.flushWrites();
      return result;
    });
  }

  private get pending(): PendingWrites {
    const unit = this.running.get();
    if (!unit) throw new Error('queued writes need a running transaction');
    return unit.pending;
  }
}

function statementOf(call: StatementCall): Statement & StatementOptions {
  if (isTextCall(call)) {
    const [text, values = [], options] = call;
    return { text, values, ...options };
  }
  const [statement, options] = call;
  return { ...statement.statement(), ...options };
}

const isTextCall = (call: StatementCall): call is TextCall => typeof call[0] === 'string';

function committed<Result>({ afterCommit }: Pick<Unit, 'afterCommit'>, result: Result): Result {
  for (const effect of afterCommit) effect();
  return result;
}
