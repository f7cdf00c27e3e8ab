import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { BLOCK_REASONS, type BlockReason } from './block.entity';
import type { BlockRow } from './blocks.queries';
import { nightCount } from '../nights/nights';

export class BlockedStayView {
  @Shown({ type: 'integer' })
  id: number;

  @Shown({ type: String, example: 'STY-1001' })
  reference: string;

  @Shown({ type: String, example: 'sea-house' })
  slug: string;

  @Shown({ type: BilingualView })
  title: BilingualView;
}

export class BlockView {
  @Shown({ type: 'integer' })
  id: number;

  @Shown({ type: String, example: 'BLK-1' })
  reference: string;

  @Shown({ type: 'integer' })
  stay_id: number;

  @Shown({ type: BlockedStayView })
  stay: BlockedStayView;

  @Shown({ type: String, format: 'date', description: 'The first night' })
  from: string;

  @Shown({ type: String, format: 'date', description: 'The day after the last night' })
  to: string;

  @Shown({ type: 'integer' })
  nights: number;

  @Shown({ type: String, enum: BLOCK_REASONS })
  reason: BlockReason;

  @Shown({ type: String, nullable: true })
  note: string | null;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export const blockView = (row: BlockRow): BlockView => ({
  id: row.id,
  reference: `BLK-${row.id}`,
  stay_id: row.stayId,
  stay: { id: row.stayId, reference: row.stayReference, slug: row.staySlug, title: row.stayTitle },
  from: row.from,
  to: row.to,
  nights: nightCount({ checkIn: row.from, checkOut: row.to }),
  reason: row.reason,
  note: row.note,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
