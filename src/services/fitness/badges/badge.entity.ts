import { Entity, Unique } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, TextColumn } from '#kit/database/columns';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';

export const BADGE_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type BadgeTier = (typeof BADGE_TIERS)[number];

/** Awarded for finishing a challenge. */
@Entity({ name: 'badge' })
@Unique('badge_slug_key', ['slug'])
@HandWrittenCheck('badge_tier_known')
@HandWrittenIndex('badge_recent_idx')
@HandWrittenIndex('badge_search_idx')
export class Badge extends CatalogueRecord {
  @TextColumn()
  tier: BadgeTier;

  @TextColumn({ nullable: true })
  icon: string | null;
}
