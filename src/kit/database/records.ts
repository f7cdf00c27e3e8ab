import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { DeepPartial, EntityTarget, FindOptionsWhere } from 'typeorm';
import { NotFound } from '../refusals/refusal';
import { freeSlug, type SlugColumn, slugOf } from './slug';
import { Clock } from '../time/clock';
import { Database } from './database';
import { definedOnly } from './defined-only';
import { snakeCase } from '../views/snake-case';

interface Identified {
  id: number;
}

/** The id of a record, or what else names it alone. */
type Key<Entity> = number | FindOptionsWhere<Entity>;

const conditionOf = <Entity>(key: Key<Entity>) =>
  (typeof key === 'number' ? { id: key } : key) as FindOptionsWhere<Entity>;

export interface CreateOptions {
  /** The text a slug is made of when none was sent; a number is added until it is free. */
  slugFrom?: string;
  /** Words that addresses of the service use; a sent slug is held against them before. */
  reservedSlugs?: readonly string[];
  /** The column of the slug; `slug` when left out. */
  slugColumn?: SlugColumn;
  /** The property that orders the records; the new one goes last when none was sent. */
  positionColumn?: string;
  /** The position of the very first record; 1 when left out. */
  firstPosition?: number;
}

/** What every record that staff edit has to do, whatever it is. What may change, and to what, is said by its feature. */
@Injectable()
export class Records {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The record of this id, or of another key, locked against other writers until the running transaction ends; 404 when
   * there is none.
   */
  async lock<Entity extends Identified>(
    entity: EntityTarget<Entity>,
    key: Key<Entity>,
    where: FindOptionsWhere<Entity> = {},
  ): Promise<Entity> {
    const stored = await this.db.of(entity).findOne({
      where: { ...where, ...conditionOf(key) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!stored) throw NotFound();
    return stored;
  }

  /**
   * Locks the record and writes what `valuesOf` says of it and differs; what is undefined stays. Answers whether
   * anything was written.
   */
  async update<Entity extends Identified>(
    entity: EntityTarget<Entity>,
    key: Key<Entity>,
    valuesOf: (stored: Entity) => Partial<Entity> | Promise<Partial<Entity>>,
    where?: FindOptionsWhere<Entity>,
  ): Promise<boolean> {
    return this.db.transaction(async () => {
      const stored = await this.lock(entity, key, where);
      const changes = changedColumns(stored, await valuesOf(stored));
      if (!changes) return false;
      await this.db.of(entity).update({ id: stored.id } as FindOptionsWhere<Entity>, changes as never);
      return true;
    });
  }

  /** Adds a record and answers its id. Where slug or position is made, additions wait for one another. */
  async create<Entity extends Identified>(
    entity: EntityTarget<Entity>,
    values: Partial<Entity>,
    {
      slugFrom,
      reservedSlugs: reserved,
      slugColumn: slugIn = 'slug',
      positionColumn: last,
      firstPosition: first = 1,
    }: CreateOptions = {},
  ): Promise<number> {
    return this.db.transaction(async () => {
      const repository = this.db.of(entity);
      const table = repository.metadata.tableName;
      const made: Record<string, unknown> = definedOnly(values);
      if (slugFrom !== undefined || last !== undefined)
        await this.db.rows('SELECT pg_advisory_xact_lock(hashtext($1))', [`${repository.metadata.schema}.${table}`]);
      if (slugFrom !== undefined)
        made[slugIn] ??= await freeSlug(this.db, entity, slugOf(slugFrom) || table, reserved, slugIn);
      if (last !== undefined) made[last] ??= await this.nextPosition(entity, last, first);
      return (await repository.save(repository.create(made as DeepPartial<Entity>))).id;
    });
  }

  /** Deletes the record; 404 when there is none. */
  async delete<Entity extends Identified>(entity: EntityTarget<Entity>, key: Key<Entity>): Promise<void> {
    const { affected } = await this.db.of(entity).delete(conditionOf(key));
    if (!affected) throw NotFound();
  }

  /** Puts a live record away; 404 when there is none. */
  async archive<Entity extends Identified & { archivedAt: Date | null }>(
    entity: EntityTarget<Entity>,
    id: number,
  ): Promise<void> {
    const archivedAt = new Date(this.clock.now().epochMilliseconds);
    await this.setArchived(entity, id, archivedAt, 'IS NULL');
  }

  /** Brings an archived record back; 404 when there is none. */
  async restore<Entity extends Identified & { archivedAt: Date | null }>(
    entity: EntityTarget<Entity>,
    id: number,
  ): Promise<void> {
    await this.setArchived(entity, id, null, 'IS NOT NULL');
  }

  private async setArchived(
    entity: EntityTarget<Identified & { archivedAt: Date | null }>,
    id: number,
    archivedAt: Date | null,
    before: 'IS NULL' | 'IS NOT NULL',
  ): Promise<void> {
    const { tableName } = this.db.of(entity).metadata;
    const row = await this.db.row(
      `UPDATE ${tableName} SET archived_at = $2, updated_at = now() WHERE id = $1 AND archived_at ${before} RETURNING id`,
      [id, archivedAt],
    );
    if (!row) throw NotFound();
  }

  private async nextPosition(entity: EntityTarget<Identified>, property: string, first: number): Promise<number> {
    const { tableName } = this.db.of(entity).metadata;
    const row = await this.db.row<{ next: number }>(
      `SELECT coalesce(max(${snakeCase(property)}) + 1, $1::integer) AS next FROM ${tableName}`,
      [first],
    );
    return row?.next ?? first;
  }
}

/** What of the values is not stored already; undefined when nothing is left. */
export function changedColumns<Entity extends object>(
  stored: Entity,
  values: Partial<Entity>,
): Partial<Entity> | undefined {
  const changes = Object.entries(definedOnly(values)).filter(
    ([property, value]) => !isDeepStrictEqual(stored[property as keyof Entity], value),
  );
  return changes.length === 0 ? undefined : (Object.fromEntries(changes) as Partial<Entity>);
}
