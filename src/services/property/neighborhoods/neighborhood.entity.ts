import { Entity, Index, Unique } from 'typeorm';
import { BilingualColumn, BooleanColumn, IntegerColumn, StoredRecord, TextColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A part of the city. Visitors see active ones only; homes in a hidden one appear without a neighborhood. */
@Entity({ name: 'neighborhood' })
@Unique('neighborhood_slug_key', ['slug'])
@Index('neighborhood_sort_idx', ['sortOrder', 'id'])
export class Neighborhood extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  shortDescription: Bilingual;

  @TextColumn({ nullable: true })
  city: string | null;

  @TextColumn({ nullable: true })
  coverUrl: string | null;

  @BilingualColumn({ canBeEmpty: true })
  coverAlt: Bilingual;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  @BooleanColumn({ default: true })
  isActive: boolean;

  @IntegerColumn({ default: 0 })
  sortOrder: number;
}
