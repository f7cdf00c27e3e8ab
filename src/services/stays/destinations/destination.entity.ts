import { Entity, Index, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  EMPTY_BILINGUAL,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A region with stays. A hidden one is not listed; its stays are. */
@Entity({ name: 'destination' })
@Unique('destination_slug_key', ['slug'])
@Index('destination_sort_idx', ['sortOrder', 'id'])
export class Destination extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  tagline: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  coverUrl: string | null;

  @BilingualColumn({ ...EMPTY_BILINGUAL })
  coverAlt: Bilingual;

  @IntegerColumn({ default: 0 })
  sortOrder: number;

  @BooleanColumn({ default: true })
  isActive: boolean;
}
