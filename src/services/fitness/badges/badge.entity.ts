import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

export const BADGE_TIERS = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type BadgeTier = (typeof BADGE_TIERS)[number];

/** Given for a challenge that is finished. */
@Entity({ name: 'badge' })
@Unique('badge_slug_key', ['slug'])
@HandWrittenCheck('badge_tier_known')
@HandWrittenIndex('badge_recent_idx')
@HandWrittenIndex('badge_search_idx')
export class Badge extends StoredRecord {
  /** The `key` of its addresses and answers; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  tier: BadgeTier;

  /** Name of a pictogram. */
  @TextColumn({ nullable: true })
  icon: string | null;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
