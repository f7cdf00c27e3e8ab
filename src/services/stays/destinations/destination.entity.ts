import { Entity, Index, Unique } from 'typeorm';
import { BilingualColumn, BooleanColumn, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A region with stays. Hidden ones are not listed, but their stays are. */
@Entity({ name: 'destination' })
@Unique('destination_slug_key', ['slug'])
@Index('destination_sort_idx', ['sortOrder', 'id'])
export class Destination extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  tagline: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @TextColumn({ nullable: true })
  coverUrl: string | null;

  @BilingualColumn({ canBeEmpty: true })
  coverAlt: Bilingual;

  @IntegerColumn({ default: 0 })
  sortOrder: number;

  @BooleanColumn({ default: true })
  isActive: boolean;
}
