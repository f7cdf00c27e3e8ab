import { Entity, Index, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  CreatedAt,
  EMPTY_BILINGUAL,
  Identity,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';

/** A region with stays. A hidden one is not listed; its stays are. */
@Entity({ name: 'destination' })
@Unique('destination_slug_key', ['slug'])
@Index('destination_sort_idx', ['sortOrder', 'id'])
export class Destination {
  @Identity('destination')
  id: number;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  tagline: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  /** Address of a picture of this service. */
  @TextColumn({ name: 'cover_url', nullable: true })
  coverUrl: string | null;

  @BilingualColumn({ name: 'cover_alt', ...EMPTY_BILINGUAL })
  coverAlt: Bilingual;

  @IntegerColumn({ name: 'sort_order', default: 0 })
  sortOrder: number;

  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
