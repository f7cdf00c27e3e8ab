import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { DeepPartial, EntityTarget, FindOptionsWhere } from 'typeorm';
import { NotFound } from '../refusals/refusal';
import { freeSlug, slugOf } from './slug';
import { Clock } from '../time/clock';
import { Database } from './database';
import { definedOnly } from './defined-only';
import { snakeCase } from '../views/snake-case';

interface Identified {
  id: number;
}

type Key<Entity> = number | FindOptionsWhere<Entity>;

const conditionOf = <Entity>(key: Key<Entity>) =>
  (typeof key === 'number' ? { id: key } : key) as FindOptionsWhere<Entity>;

interface CreateOptions {
  /** Source of the slug if none was sent; a number is appended until the slug is free. */
  slugFrom?: string;
  /** Slugs that routes of the service use. Callers check a sent slug against them first. */
  reservedSlugs?: readonly string[];
  slugColumn?: 'slug' | 'key';
  /** The property that orders the records; a new record without a position goes last. */
  positionColumn?: string;
  firstPosition?: number;
}

/** Create, update, archive and delete for records that staff edit. The features decide which values are allowed. */
@Injectable()
export class Records {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Reads a record with `FOR UPDATE`, until the transaction ends. @throws NotFound */
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

  /** Locks the record and writes the values that differ. @returns whether anything was written @throws NotFound */
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

  /** Inserts a record and returns its id. Inserts that generate a slug or position are serialized per table. */
  async create<Entity extends Identified>(
    entity: EntityTarget<Entity>,
    values: Partial<Entity>,
    { slugFrom, reservedSlugs, slugColumn = 'slug', positionColumn, firstPosition = 1 }: CreateOptions = {},
  ): Promise<number> {
    return this.db.transaction(async () => {
      const repository = this.db.of(entity);
      const table = repository.metadata.tableName;
      const row: Record<string, unknown> = definedOnly(values);
      if (slugFrom !== undefined || positionColumn !== undefined)
        await this.db.rows('SELECT pg_advisory_xact_lock(hashtext($1))', [`${repository.metadata.schema}.${table}`]);
      if (slugFrom !== undefined)
        row[slugColumn] ??= await freeSlug(this.db, entity, slugOf(slugFrom) || table, reservedSlugs, slugColumn);
      if (positionColumn !== undefined)
        row[positionColumn] ??= await this.nextPosition(entity, positionColumn, firstPosition);
      return (await repository.save(repository.create(row as DeepPartial<Entity>))).id;
    });
  }

  async delete<Entity extends Identified>(entity: EntityTarget<Entity>, key: Key<Entity>): Promise<void> {
    const { affected } = await this.db.of(entity).delete(conditionOf(key));
    if (!affected) throw NotFound();
  }

  /** Soft-deletes a live record. @throws NotFound */
  async archive<Entity extends Identified & { archivedAt: Date | null }>(
    entity: EntityTarget<Entity>,
    id: number,
  ): Promise<void> {
    const archivedAt = this.clock.date();
    await this.setArchived(entity, id, archivedAt, 'IS NULL');
  }

  /** Restores an archived record. @throws NotFound */
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
    await this.db.rowOr(
      NotFound,
      `UPDATE ${tableName} SET archived_at = $2, updated_at = now() WHERE id = $1 AND archived_at ${before} RETURNING id`,
      [id, archivedAt],
    );
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

/** The values that differ from the stored ones; undefined if none does. */
export function changedColumns<Entity extends object>(
  stored: Entity,
  values: Partial<Entity>,
): Partial<Entity> | undefined {
  const changes = Object.entries(definedOnly(values)).filter(
    ([property, value]) => !isDeepStrictEqual(stored[property as keyof Entity], value),
  );
  return changes.length === 0 ? undefined : (Object.fromEntries(changes) as Partial<Entity>);
}
