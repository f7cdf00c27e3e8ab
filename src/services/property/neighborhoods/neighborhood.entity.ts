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

/** A part of the city. The public sees active ones only, and homes in a hidden one as homes without one. */
@Entity({ name: 'neighborhood' })
@Unique('neighborhood_slug_key', ['slug'])
@Index('neighborhood_sort_idx', ['sortOrder', 'id'])
export class Neighborhood {
  @Identity('neighborhood')
  id: number;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ name: 'short_description', ...EMPTY_BILINGUAL })
  shortDescription: Bilingual;

  @TextColumn({ nullable: true })
  city: string | null;

  /** Address of a picture of this service. */
  @TextColumn({ name: 'cover_url', nullable: true })
  coverUrl: string | null;

  @BilingualColumn({ name: 'cover_alt', ...EMPTY_BILINGUAL })
  coverAlt: Bilingual;

  @BooleanColumn({ name: 'is_featured', default: false })
  isFeatured: boolean;

  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  @IntegerColumn({ name: 'sort_order', default: 0 })
  sortOrder: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
