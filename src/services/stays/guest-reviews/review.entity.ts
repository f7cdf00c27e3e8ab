import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import { Booking } from '../bookings/booking.entity';
import { Stay } from '../stays/stay.entity';

export const REVIEW_STATUSES = ['published', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** A guest's review of a stay; at most one per completed booking. */
@Entity({ name: 'review' })
@Unique('review_once', ['bookingId'])
@HandWrittenCheck('review_rating')
@HandWrittenCheck('review_status_known')
@HandWrittenIndex('review_newest_idx')
@HandWrittenIndex('review_of_stay_idx')
@HandWrittenIndex('review_recent_idx')
@HandWrittenIndex('review_search_idx')
@HandWrittenIndex('review_status_idx')
export class Review {
  @Identity()
  id: number;

  @ForeignKey(() => Booking, { name: 'review_booking_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  bookingId: number;

  @ForeignKey(() => Stay, { name: 'review_stay_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  stayId: number;

  /** Stars, 1 to 5 in halves. */
  @Column({ type: 'numeric', precision: 2, scale: 1 })
  rating: number;

  @TextColumn()
  comment: string;

  /** Hidden reviews are neither shown nor counted on the website. */
  @TextColumn({ default: 'published' })
  status: ReviewStatus;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
