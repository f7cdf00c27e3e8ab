import type { Type } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import type { Database } from '#kit/database/database';
import { NotFound } from '#kit/refusals/refusal';
import type { CatalogueRecord } from './catalogue-record.entity';

/** Locks the record against deletion until the transaction ends. @throws NotFound */
export async function lockBySlug<Entity extends CatalogueRecord>(
  db: Database,
  entity: Type<Entity>,
  slug: string,
): Promise<Entity> {
  const where = { slug } as FindOptionsWhere<Entity>;
  const stored = await db.of(entity).findOne({ where, lock: { mode: 'for_key_share' } });
  if (!stored) throw NotFound();
  return stored;
}
