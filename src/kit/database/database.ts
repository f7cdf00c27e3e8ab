import { Injectable, Optional } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  QueryFailedError,
  type Repository,
} from 'typeorm';
import { AsyncContext } from '../async-context';
import { statementSpan } from '../tracing/traced-statements';
import { step } from '../tracing/tracing';
import { canRetry } from './database-refusals';
import { type BatchOf, type PendingChange, PendingWrites, type WrittenRow } from './pending-writes';
import type { Sql } from './sql';
import { StatementHooks } from './statement-hooks';

interface Unit {
  /** Undefined where one statement is all of the transaction. */
  manager?: EntityManager;
  pending: PendingWrites;
  isWritten?: boolean;
  afterCommit: Array<() => void>;
}

export interface StatementOptions {
  /**
   * Every connection parses the statement once and keeps its plan: for what is asked often in few wordings. Not for
   * a statement whose best plan depends on its values, such as a search.
   */
  prepared?: boolean;
}

/**
 * The one way to the service's schema. Whatever runs inside `transaction` joins it, however deep
 * and however called: the running unit of work travels with the asynchronous call.
 */
@Injectable()
export class Database {
  private readonly running = new AsyncContext<Unit>();
  private readonly names = new Map<string, string>();

  constructor(
    readonly dataSource: DataSource,
    @Optional() private readonly hooks?: StatementHooks,
  ) {}

  /** The repository of an entity, inside the running transaction when there is one. */
  of<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    this.hooks?.afterRead(Infinity); // TypeORM does not report when its statements are sent
    return this.manager.getRepository(entity);
  }

  /** Rows of one hand-written statement; unqualified names are tables of this service. */
  rows<Row>(text: string, values: unknown[] = [], { prepared = false }: StatementOptions = {}): Promise<Row[]> {
    return this.send<Row>({ text, values, name: prepared ? this.nameOf(text) : undefined });
  }

  /** The first row, or undefined. */
  async row<Row>(statement: string, parameters?: unknown[], options?: StatementOptions): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, parameters, options))[0];
  }

  /** All or nothing. Joins a running transaction; the outermost one is done again once after a deadlock. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inTransaction) return work();
    return retryAfterDeadlock(async () => {
      const unit = { pending: new PendingWrites(), afterCommit: [] };
      const result = await this.dataSource.transaction(manager => this.run({ ...unit, manager }, work));
      return committed(unit, result);
    });
  }

  /**
   * For work whose only changes are those it leaves to `write`: they are one statement, which needs no transaction around
   * it. Joins a running unit of work.
   */
  inOneStatement<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running.get()) return work();
    return retryAfterDeadlock(async () => {
      const unit = { pending: new PendingWrites(), afterCommit: [] };
      return committed(unit, await this.run(unit, work));
    });
  }

  /**
   * Leaves a change to the end of the running transaction, or of `together`, where all that were left are one statement.
   * Answers the name by which changes that are left later read what RETURNING gives back.
   */
  async queueWrite(change: Sql, options: PendingChange = {}): Promise<Sql> {
    const pending = this.pending;
    if (!pending.hasRoomFor(options.row)) await this.flushWrites();
    return pending.add(change, options);
  }

  /** The same for one of many alike, which one piece of SQL writes together. */
  async queueBatchWrite<Item>(batch: BatchOf<Item>, item: Item): Promise<void> {
    const pending = this.pending;
    if (!pending.hasRoomFor()) await this.flushWrites();
    pending.addTo(batch, item);
  }

  /** Writes what was left until now. What is left afterwards needs a transaction, for it is another statement. */
  async flushWrites(): Promise<void> {
    const unit = this.running.get();
    if (!unit || unit.pending.isEmpty) return;
    if (!unit.manager && unit.isWritten) throw new Error('more than one statement is written: it takes a transaction');
    unit.isWritten = true;
    const { statement, tell } = unit.pending.take();
    const { text, values } = statement.statement();
    tell(await this.row<Record<string, WrittenRow[] | null>>(text, values, { prepared: true }));
  }

  /**
   * What `work` comes to, without anything of it: the running transaction is taken back to where it was, what was to
   * happen after the commit included. Numbers that sequences gave are used up.
   */
  async runAndRollBack<Result>(work: () => Promise<Result>): Promise<Result> {
    const manager = this.running.get()?.manager;
    if (!manager) throw new Error('only work of a running transaction can be undone');
    await this.flushWrites();
    await this.rows('SAVEPOINT before_work');
    try {
      return await this.run({ manager, pending: new PendingWrites(), afterCommit: [] }, work);
    } finally {
      await this.rows('ROLLBACK TO SAVEPOINT before_work');
    }
  }

  /** Runs once the running transaction has committed, at once when there is none. For what must not happen if it rolls back. */
  afterCommit(effect: () => void): void {
    const unit = this.running.get();
    if (unit) unit.afterCommit.push(effect);
    else effect();
  }

  /** The connection of the running transaction; undefined outside of one. */
  async connection(): Promise<PoolClient | undefined> {
    return (await this.running.get()?.manager?.queryRunner?.connect()) as PoolClient | undefined;
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
    const name = this.names.get(statement) ?? `statement_${this.names.size + 1}`;
    this.names.set(statement, name);
    return name;
  }

  /** Past TypeORM, which cannot name a statement and whose own work costs as much as that of a small one. */
  private async send<Row>(statement: { text: string; values: unknown[]; name: string | undefined }): Promise<Row[]> {
    const { text, values } = statement;
    const { logger, driver } = this.dataSource;
    logger.logQuery(text, values);
    this.hooks?.beforeStatement(text);
    try {
      const runner = this.running.get()?.manager?.queryRunner;
      const { master } = driver as unknown as { master: Pool };
      const ask = async () => {
        const replicated = runner ? undefined : await this.hooks?.queryReplica<Row & QueryResultRow>(statement);
        if (replicated) return replicated;
        const connection = runner ? ((await runner.connect()) as PoolClient) : master;
        const result = await connection.query<Row & QueryResultRow>(statement);
        this.hooks?.afterRead(performance.now());
        return result;
      };
      return (await step(() => statementSpan(text, this.schema), ask)).rows;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }

  private async run<Result>(unit: Unit, work: () => Promise<Result>): Promise<Result> {
    return this.running.run(unit, async () => {
      const result = await work();
      await this.flushWrites();
      return result;
    });
  }

  /** Where the next change is left to, once what was left before is written where both cannot be one statement. */
  private get pending(): PendingWrites {
    const unit = this.running.get();
    if (!unit) throw new Error('a change is left to the end of a transaction, and none is running');
    return unit.pending;
  }
}

function committed<Result>({ afterCommit }: Pick<Unit, 'afterCommit'>, result: Result): Result {
  for (const effect of afterCommit) effect();
  return result;
}

async function retryAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!canRetry(error)) throw error;
    return work();
  }
}
