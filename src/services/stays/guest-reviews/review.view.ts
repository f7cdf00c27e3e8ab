import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { authorName } from '#shared/reviews/author-name';
import { REVIEW_STATUSES } from './review.entity';

interface Guest {
  guest_first_name: string;
  guest_last_name: string;
}

export const ReviewView = view('ReviewView', 'A review of a stay', {
  id: shown.id(),
  author: shown.made(
    { type: String, description: 'First name of the guest, and the initial of the family name.', example: 'Sara H.' },
    (row: Guest) => authorName(row.guest_first_name, row.guest_last_name),
  ),
  rating: shown.read({ type: Number, minimum: 1, maximum: 5 }, (stars: number) => stars, {
    description: 'Stars from 1 to 5, in halves.',
    example: 4.5,
  }),
  comment: shown.text({
    example: 'Quiet, spotless, and the view at breakfast is hard to leave.',
    description: 'Comment of the guest.',
  }),
  status: shown.word(REVIEW_STATUSES, { description: 'Status of the review; `published` is shown, `hidden` is not.' }),
  created_at: shown.instant(),
});
export type ReviewView = InstanceType<typeof ReviewView>;
export type ReviewRow = RowOf<typeof ReviewView>;

export const ReviewedStayView = view('ReviewedStayView', {
  id: shown.id(),
  slug: shown.text({ example: 'palm-court-villa' }),
  reference: shown.text({ example: 'STY-1001', description: 'Reference of the stay.' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
});

interface ReviewedStay {
  stay_id: number;
  stay_slug: string;
  stay_reference: string;
  stay_title: Bilingual;
}

export const StaffReviewView = view('StaffReviewView', 'A review as moderators see it', {
  ...ReviewView.fields,
  guest_name: shown.made({ type: String, example: 'Sara Haddad' }, (row: Guest) =>
    `${row.guest_first_name} ${row.guest_last_name}`.trim(),
  ),
  booking_reference: shown.text({ description: 'Reference of the booking that was reviewed.' }),
  stay: shown.made({ type: ReviewedStayView }, (row: ReviewedStay) => ({
    id: row.stay_id,
    slug: row.stay_slug,
    reference: row.stay_reference,
    title: row.stay_title,
  })),
  updated_at: shown.instant(),
});
export type StaffReviewView = InstanceType<typeof StaffReviewView>;
export type StaffReviewRow = RowOf<typeof StaffReviewView>;
