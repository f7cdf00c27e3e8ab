import { changeOf } from '#kit/fields/change-of';
import { Id } from '#kit/fields/number-fields';
import { Day, OneOf, Text } from '#kit/fields/text-fields';
import { BLOCK_REASONS, type BlockReason } from './block.entity';

export class BlockBody {
  @Id({ description: 'Id of the stay.' })
  stay_id: number;

  @Day({ description: 'The first night' })
  from: string;

  @Day({ description: 'The day after the last night, like a check-out', example: '2026-05-12' })
  to: string;

  @OneOf(BLOCK_REASONS, { optional: true, nullable: true, description: '`other` when omitted' })
  reason?: BlockReason | null;

  @Text({ min: 0, max: 1000, optional: true, nullable: true, description: 'Visible to the team only' })
  note?: string | null;
}

export class BlockChangeBody extends changeOf(BlockBody) {}
