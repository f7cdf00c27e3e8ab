import { changeOf } from '#kit/fields/change-of';
import { Id } from '#kit/fields/number-fields';
import { Day, OneOf, Text } from '#kit/fields/text-fields';
import { BLOCK_REASONS, type BlockReason } from './block.entity';

export class BlockBody {
  @Id({ description: 'Id of the stay.' })
  stay_id: number;

  @Day({ description: 'First night to block.' })
  from: string;

  @Day({ description: 'Day after the last night to block.', example: '2026-05-12' })
  to: string;

  @OneOf(BLOCK_REASONS, {
    optional: true,
    nullable: true,
    description: 'Why the nights are blocked; `other` when omitted.',
  })
  reason?: BlockReason | null;

  @Text({
    min: 0,
    max: 1000,
    optional: true,
    nullable: true,
    description: 'Note that only the team sees; null for none.',
  })
  note?: string | null;
}

export class BlockChangeBody extends changeOf(BlockBody) {}
