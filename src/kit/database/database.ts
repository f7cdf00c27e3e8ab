import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { mayRetry } from './database-refusals';

interface Unit {
  manager: EntityManager;
  afterCommit: Array<() => void>;
}

/**
 * The one way to the service's schema. Whatever runs inside `transaction` joins it, however deep
 * and however called: the running unit of work travels with the asynchronous call.
 */
@Injectable()
export class Database {
  private readonly running = new AsyncLocalStorage<Unit>();

  constructor(readonly dataSource: DataSource) {}

  /** The repository of an entity, inside the running transaction when there is one. */
  of<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity> {
    return this.manager.getRepository(entity);
  }

  /** Rows of one hand-written statement; unqualified names are tables of this service. */
  async rows<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    const result: unknown = await this.manager.query(statement, parameters);
    return returnedRows<Row>(result);
  }

  /** The first row, or undefined. */
  async row<Row>(statement: string, parameters: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, parameters))[0];
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

  /** Runs once the running transaction has committed, at once when there is none. For what must not happen if it rolls back. */
  afterCommit(effect: () => void): void {
    const unit = this.running.getStore();
    if (unit) unit.afterCommit.push(effect);
    else effect();
  }

  get inTransaction(): boolean {
    return this.running.getStore() !== undefined;
  }

  private get manager(): EntityManager {
    return this.running.getStore()?.manager ?? this.dataSource.manager;
  }

  private async begin<Result>(work: () => Promise<Result>): Promise<Result> {
    const afterCommit: Unit['afterCommit'] = [];
    const result = await this.dataSource.transaction(manager => this.running.run({ manager, afterCommit }, work));
    for (const effect of afterCommit) effect();
    return result;
  }
}

/** TypeORM answers `[rows, count]` for UPDATE and DELETE, and plain rows otherwise. */
function returnedRows<Row>(result: unknown): Row[] {
  if (!Array.isArray(result)) return [];
  return (
    result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number' ? result[0] : result
  ) as Row[];
}
