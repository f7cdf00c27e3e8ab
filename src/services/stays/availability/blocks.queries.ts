import type { Database } from '#kit/database/database';
import type { Bilingual } from '#kit/language/language';
import type { BlockReason } from './block.entity';

export interface BlockRow {
  id: number;
  stayId: number;
  stayReference: string;
  staySlug: string;
  stayTitle: Bilingual;
  from: string;
  to: string;
  reason: BlockReason;
  note: string | null;
  createdAt: Date;
  updatedAt: Date;
}

const STATEMENT = `
  SELECT block.id, block.stay_id AS "stayId", s.reference AS "stayReference", s.slug AS "staySlug", s.title AS "stayTitle",
    held.from_day AS "from", held.to_day AS "to", block.reason, block.note, block.created_at AS "createdAt",
    block.updated_at AS "updatedAt"
  FROM block JOIN held_nights held ON held.block_id = block.id JOIN stay s ON s.id = block.stay_id`;

/** Every block, soonest first. */
export async function listBlocks(db: Database): Promise<BlockRow[]> {
  return db.rows<BlockRow>(`${STATEMENT} ORDER BY held.from_day, block.id`);
}

export async function findBlock(db: Database, id: number): Promise<BlockRow | undefined> {
  return db.row<BlockRow>(`${STATEMENT} WHERE block.id = $1`, [id]);
}
