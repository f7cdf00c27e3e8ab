import { Temporal } from 'temporal-polyfill';
import { Booking } from '#services/stays/bookings/booking.entity';
import { Review } from '#services/stays/guest-reviews/review.entity';
import { reviewSearchText } from '#services/stays/guest-reviews/reviews.service';
import { refreshStayRating } from '#services/stays/guest-reviews/stay-rating';
import type { Seeding } from '#shared/seeding/seeding';
import type { SeededStay } from './homes';
import { between, pick, randomOf } from '../drawing/canvas';
import { comments, type Mood, type Visit } from './comments-data';

const REVIEWED = 0.32;
const HIDDEN = 0.04;
/** More than a page of the newest reviews shows. */
const MIN_REVIEWS_BETWEEN = 25;
const MOODS = [0, 0, 0.5, 0.5, -0.5, -0.5, -1, -2] as const;

/** What the guests of completed bookings think, in their own language; some have not written, and some reviews are hidden. */
export async function seedReviews({ db, clock }: Seeding, seeded: readonly SeededStay[]): Promise<void> {
  const now = clock.now();
  const stays = new Map(seeded.map(each => [each.stay.id, each]));
  const completed = await db
    .of(Booking)
    .find({ where: { status: 'completed' }, order: { checkOut: 'ASC', id: 'ASC' } });
  const random = randomOf('reviews');
  const texts = new ReviewTexts();
  const reviews = completed.flatMap(booking => {
    const visited = stays.get(booking.stayId ?? 0);
    if (random() > REVIEWED || !visited) return [];
    const rating = Math.min(5, Math.max(1, visited.quality + pick(MOODS, random)));
    const comment = texts.next(booking, moodOf(rating), visitOf(booking, visited));
    if (comment === undefined) return [];
    const left = Temporal.Instant.from(`${booking.checkOut}T08:00:00Z`);
    const written = left.add({ minutes: Math.floor(between(60, 6 * 24 * 60, random)) });
    const at = new Date(Math.min(written.epochMilliseconds, now.epochMilliseconds));
    return [
      {
        bookingId: booking.id,
        stayId: visited.stay.id,
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
  await db
    .of(Review)
    .insert(withoutRepeatedGuests(reviews, new Map(completed.map(each => [each.id, each.guestEmail]))));
  await db.rows('UPDATE booking SET reviewed_at = review.created_at FROM review WHERE review.booking_id = booking.id');
  for (const { stay } of seeded) await refreshStayRating(db, stay.id);
}

interface StayReview {
  bookingId: number;
  stayId: number;
  status: 'published' | 'hidden';
}

/** Without reviews of a guest who has also written the one before, of the stay or of any. */
function withoutRepeatedGuests<Row extends StayReview>(
  reviews: readonly Row[],
  guests: ReadonlyMap<number, string>,
): Row[] {
  const last = new Map<number | 'any', string | undefined>();
  return reviews.filter(({ bookingId, stayId, status }) => {
    const guest = guests.get(bookingId);
    if (last.get(stayId) === guest || last.get('any') === guest) return false;
    if (status === 'published') last.set(stayId, guest).set('any', guest);
    return true;
  });
}

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating >= 3 ? 'fair' : 'poor');

const visitOf = ({ guests }: Booking, { stay, landscape }: SeededStay): Visit => ({
  slug: stay.slug,
  landscape,
  amenities: stay.amenities,
  sleeps: stay.maxGuests,
  guests,
});

/** Comments that fit the stay and its guests: each once for a stay, and not twice in neighboring reviews of two stays. */
class ReviewTexts {
  private readonly used: string[] = [];
  private readonly ofStays = new Set<string>();

  /** Undefined when every comment that fits was used. */
  next({ locale }: Booking, mood: Mood, visit: Visit): string | undefined {
    const recent = new Set(this.used.slice(-MIN_REVIEWS_BETWEEN));
    const [chosen] = comments[mood][locale]
      .filter(({ text, fits }) => (fits?.(visit) ?? true) && !recent.has(text))
      .filter(({ text }) => !this.ofStays.has(`${visit.slug} ${text}`))
      .toSorted((one, other) => this.used.lastIndexOf(one.text) - this.used.lastIndexOf(other.text));
    if (!chosen) return undefined;
    this.ofStays.add(`${visit.slug} ${chosen.text}`);
    this.used.push(chosen.text);
    return chosen.text;
  }
}
