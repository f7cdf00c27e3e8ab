import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
  QueryFailedError,
  type Repository,
} from 'typeorm';
import { writesOf } from '../memory/connection-writes';
import { mayRetry } from './database-refusals';

interface Unit {
  manager: EntityManager;
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
  private readonly running = new AsyncLocalStorage<Unit>();
  private readonly names = new Map<string, string>();

  constructor(readonly dataSource: DataSource) {}

  /** The repository of an entity, inside the running transaction when there is one. */
  of<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** Rows of one hand-written statement; unqualified names are tables of this service. */
  async rows<Row>(text: string, values: unknown[] = [], { prepared = false }: StatementOptions = {}): Promise<Row[]> {
    return this.send<Row>({ text, values, name: prepared ? this.nameOf(text) : undefined });
  }

  /** The first row, or undefined. */
  async row<Row>(statement: string, parameters?: unknown[], options?: StatementOptions): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, parameters, options))[0];
  }

  /** All or nothing. Joins a running transaction; the outermost one is done again once after a deadlock. */
  async transaction<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running.getStore()) return work();
    try {
      return await this.begin(work);
    } catch (error) {
      if (!mayRetry(error)) throw error;
      return this.begin(work);
    }
  }

  /**
   * What `work` comes to, without anything of it: the running transaction is taken back to where it was, what was to
   * happen after the commit included. Numbers that sequences gave are used up.
   */
  async undone<Result>(work: () => Promise<Result>): Promise<Result> {
    const unit = this.running.getStore();
    if (!unit) throw new Error('only work of a running transaction can be undone');
    await this.rows('SAVEPOINT before_work');
    try {
      return await this.running.run({ manager: unit.manager, afterCommit: [] }, work);
    } finally {
      await this.rows('ROLLBACK TO SAVEPOINT before_work');
    }
  }

  /** Runs once the running transaction has committed, at once when there is none. For what must not happen if it rolls back. */
  afterCommit(effect: () => void): void {
    const unit = this.running.getStore();
    if (unit) unit.afterCommit.push(effect);
    else effect();
  }

  /** Whether the running transaction has written one of these tables, which it alone sees as they are then. */
  async hasWritten(tables: readonly string[]): Promise<boolean> {
    const connection = await this.running.getStore()?.manager.queryRunner?.connect();
    return connection !== undefined && (writesOf(connection as PoolClient)?.hasPending(tables) ?? true);
  }

  get inTransaction(): boolean {
    return this.running.getStore() !== undefined;
  }

  private get manager(): EntityManager {
    return this.running.getStore()?.manager ?? this.dataSource.manager;
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
    try {
      const runner = this.running.getStore()?.manager.queryRunner;
      const { master } = driver as unknown as { master: Pool };
      const connection = runner ? ((await runner.connect()) as PoolClient) : master;
      return (await connection.query<Row & QueryResultRow>(statement)).rows;
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error);
    }
  }

  private async begin<Result>(work: () => Promise<Result>): Promise<Result> {
    const afterCommit: Unit['afterCommit'] = [];
    const result = await this.dataSource.transaction(manager => this.running.run({ manager, afterCommit }, work));
    for (const effect of afterCommit) effect();
    return result;
  }
}
