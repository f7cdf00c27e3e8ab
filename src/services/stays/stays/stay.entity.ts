import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Destination } from '../destinations/destination.entity';
import type { MediaType, StayStatus, StayType } from './stay-kinds';

/** A picture or video of a gallery, as it is stored. The first of a gallery is its cover. */
export interface StayMedia {
  /** Address of a file of this service. */
  url: string;
  alt: Bilingual;
  /** Only images count as photographs. */
  type: MediaType;
}

/** A holiday home. The database keeps a published one complete: texts in both languages and three photographs. */
@Entity({ name: 'stay' })
@Unique('stay_reference_key', ['reference'])
@Unique('stay_slug_key', ['slug'])
@HandWrittenCheck('stay_type_known')
@HandWrittenCheck('stay_status_known')
@HandWrittenCheck('stay_sizes')
@HandWrittenCheck('stay_prices')
@HandWrittenCheck('stay_gallery')
@HandWrittenCheck('stay_published_is_complete')
@HandWrittenCheck('stay_rating')
@HandWrittenIndex('stay_recent_idx')
@HandWrittenIndex('stay_rate_idx')
@HandWrittenIndex('stay_destination_idx')
@HandWrittenIndex('stay_search_idx')
@HandWrittenIndex('stay_published_recent_idx')
@HandWrittenIndex('stay_published_rate_idx')
@HandWrittenIndex('stay_published_rating_idx')
@HandWrittenIndex('stay_published_recommended_idx')
export class Stay extends StoredRecord {
  /** `STY-<number>`, given by the database; settings name stays by it. Spelled as TypeORM reads it back. */
  @TextColumn({ default: () => `('STY-'|| nextval('stay_number'))` })
  reference: string;

  @TextColumn()
  slug: string;

  @ForeignKey(() => Destination, { name: 'stay_destination_fkey' })
  @IntegerColumn()
  destinationId: number;

  @TextColumn()
  type: StayType;

  @TextColumn({ default: 'draft' })
  status: StayStatus;

  @BilingualColumn()
  title: Bilingual;

  @BilingualColumn()
  shortDescription: Bilingual;

  @BilingualColumn()
  description: Bilingual;

  /** Where to look for it, without the address. */
  @BilingualColumn()
  locationHint: Bilingual;

  /** 0 is a studio. */
  @IntegerColumn()
  bedrooms: number;

  @IntegerColumn()
  beds: number;

  @IntegerColumn()
  bathrooms: number;

  @IntegerColumn()
  maxGuests: number;

  @IntegerColumn()
  minNights: number;

  @IntegerColumn()
  nightlyRateCents: number;

  /** Once a booking. */
  @IntegerColumn()
  cleaningFeeCents: number;

  /** `HH:MM` in the company's time zone; null is the default of the settings. */
  @TextColumn({ nullable: true })
  checkInTime: string | null;

  @TextColumn({ nullable: true })
  checkOutTime: string | null;

  @TextColumn({ array: true, default: [] })
  amenities: string[];

  @JsonColumn({ default: [] })
  houseRules: Bilingual[];

  @JsonColumn({ default: [] })
  media: StayMedia[];

  /** Of the published reviews, kept by whoever writes or hides one; null while there are none. */
  @Column({ type: 'numeric', precision: 3, scale: 2, nullable: true })
  ratingAverage: number | null;

  @IntegerColumn({ default: 0 })
  reviewCount: number;

  /** Title, reference and location in both languages, folded for search. */
  @TextColumn({ default: '' })
  searchText: string;
}
