import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Neighborhood } from '../neighborhoods/neighborhood.entity';
import type { HomeStatus, HomeType, Purpose } from './home-kinds';

export interface HomeLocation {
  latitude: number;
  longitude: number;
  /** Description of the location, without the house number. */
  address_hint: Bilingual;
}

export interface StagingPair {
  room: Bilingual;
  before_url: string;
  after_url: string;
  is_public: boolean;
}

/** A home for sale or rent. The public sees published ones only. */
@Entity({ name: 'home' })
@Unique('home_reference_key', ['reference'])
@Unique('home_slug_key', ['slug'])
@Check('home_purpose_known', `purpose IN ('sale', 'rent')`)
@Check('home_type_known', `type IN ('apartment', 'villa', 'townhouse')`)
@Check('home_price_not_negative', 'price_cents >= 0')
@HandWrittenCheck('home_status_known')
@HandWrittenCheck('home_published_has_moment')
@HandWrittenCheck('home_bathrooms_in_halves')
@HandWrittenIndex('home_recent_idx')
@HandWrittenIndex('home_status_idx')
@HandWrittenIndex('home_counts_idx')
@HandWrittenIndex('home_neighborhood_idx')
@HandWrittenIndex('home_amenities_idx')
@HandWrittenIndex('home_search_idx')
@HandWrittenIndex('home_published_recent_idx')
@HandWrittenIndex('home_published_newest_idx')
@HandWrittenIndex('home_published_price_idx')
@HandWrittenIndex('home_published_kind_idx')
@HandWrittenIndex('home_published_area_idx')
@HandWrittenIndex('home_featured_idx')
export class Home extends StoredRecord {
  /** `PRP-<number>`, unique and never reused. */
  @TextColumn()
  reference: string;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @TextColumn()
  purpose: Purpose;

  @TextColumn()
  type: HomeType;

  @TextColumn({ default: 'draft' })
  status: HomeStatus;

  @Column({ type: 'bigint' })
  priceCents: number;

  @TextColumn()
  currency: string;

  /** 0 is a studio. */
  @IntegerColumn()
  bedrooms: number;

  /** In halves: a room with a toilet and without a bath is a half. */
  @DecimalColumn(4, 1)
  bathrooms: number;

  @Column({ type: 'numeric', precision: 10, scale: 2 })
  areaSqm: number;

  @TextColumn({ array: true, default: [] })
  amenities: string[];

  @ForeignKey(() => Neighborhood, { name: 'home_neighborhood_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  neighborhoodId: number | null;

  @JsonColumn({ nullable: true })
  location: HomeLocation | null;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  @JsonColumn({ default: [] })
  stagingPairs: StagingPair[];

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  publishedAt: Date | null;
}
