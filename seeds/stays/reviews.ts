import { Temporal } from 'temporal-polyfill';
import { Booking } from '#services/stays/bookings/booking.entity';
import { Review } from '#services/stays/guest-reviews/review.entity';
import { reviewSearchText } from '#services/stays/guest-reviews/reviews.service';
import { refreshStayRating } from '#services/stays/guest-reviews/stay-rating';
import type { Seeding } from '#shared/seeding/seeding';
import type { SeededStay } from './homes';
import { between, pick, randomOf } from '../drawing/canvas';
import { comments } from './words-data';

const REVIEWED = 0.42;
const HIDDEN = 0.04;
const MOODS = [0, 0, 0.5, 0.5, -0.5, -0.5, -1, -2] as const;

/** What the guests of completed bookings think, in their own language; some have not written, and some reviews are hidden. */
export async function seedReviews({ db, clock }: Seeding, seeded: readonly SeededStay[]): Promise<void> {
  const now = clock.now();
  const quality = new Map(seeded.map(({ stay, quality: stars }) => [stay.id, stars]));
  const completed = await db
    .of(Booking)
    .find({ where: { status: 'completed' }, order: { checkOut: 'ASC', id: 'ASC' } });
  const random = randomOf('reviews');
  const reviews = completed.flatMap(booking => {
    if (random() > REVIEWED || booking.stayId === null) return [];
    const rating = Math.min(5, Math.max(1, (quality.get(booking.stayId) ?? 4) + pick(MOODS, random)));
    const left = Temporal.Instant.from(`${booking.checkOut}T08:00:00Z`);
    const written = left.add({ minutes: Math.floor(between(60, 6 * 24 * 60, random)) });
    const comment = pick(comments[moodOf(rating)][booking.locale], random);
    const at = new Date(Math.min(written.epochMilliseconds, now.epochMilliseconds));
    return [
      {
        bookingId: booking.id,
        stayId: booking.stayId,
        rating,
        comment,
        status: random() < HIDDEN ? ('hidden' as const) : ('published' as const),
        searchText: reviewSearchText(booking, comment),
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
  reviews.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await db.of(Review).insert(reviews);
  await db.rows('UPDATE booking SET reviewed_at = review.created_at FROM review WHERE review.booking_id = booking.id');
  for (const { stay } of seeded) await refreshStayRating(db, stay.id);
}

const moodOf = (rating: number): keyof typeof comments => (rating >= 4 ? 'good' : rating >= 3 ? 'fair' : 'poor');
