import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { authorName } from '#shared/reviews/author-name';
import { REVIEW_STATUSES } from './review.entity';

const said = {
  id: shown.id(),
  rating: shown.whole({ description: 'Stars, 1 to 5.', example: 5 }),
  comment: shown.text({ nullable: true, example: 'Clear from the first lesson to the last.' }),
};

/** What anyone sees of a review. */
export const PublicReviewView = view('PublicReviewView', {
  ...said,
  author: shown.made({ type: String, example: 'Sara H.' }, (row: { first_name: string; last_name: string }) =>
    authorName(row.first_name, row.last_name),
  ),
  author_picture: shown.text({ nullable: true }),
  ...shown.timestamps,
});
export type PublicReviewView = InstanceType<typeof PublicReviewView>;

/** What the student sees of the own one. */
export const OwnReviewView = view('OwnReviewView', {
  ...said,
  course_id: shown.id(),
  status: shown.word(REVIEW_STATUSES),
  ...shown.timestamps,
});
export type OwnReviewView = InstanceType<typeof OwnReviewView>;

export const ReviewedCourseView = view('ReviewedCourseView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-12' }),
  slug: shown.text(),
  title: shown.bilingual(),
});

export const ReviewingStudentView = view('ReviewingStudentView', {
  id: shown.id(),
  username: shown.text(),
  name: shown.text({ example: 'Sara Haddad' }),
});

interface ReviewedRow {
  course_id: number;
  course_code: string;
  course_slug: string;
  course_title: Bilingual;
  student_id: number;
  username: string;
  first_name: string;
  last_name: string;
}

/** What staff see. */
export const ReviewView = view('ReviewView', {
  ...said,
  status: shown.word(REVIEW_STATUSES),
  course: shown.made({ type: ReviewedCourseView }, (row: ReviewedRow) => ({
    id: row.course_id,
    code: row.course_code,
    slug: row.course_slug,
    title: row.course_title,
  })),
  student: shown.made({ type: ReviewingStudentView }, (row: ReviewedRow) => ({
    id: row.student_id,
    username: row.username,
    name: `${row.first_name} ${row.last_name}`.trim(),
  })),
  ...shown.timestamps,
});
export type ReviewView = InstanceType<typeof ReviewView>;
