import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { authorName } from '#shared/reviews/author-name';
import { CourseReferenceView } from '../courses/course-reference';
import { StudentReferenceView } from '../students/student-reference';
import { REVIEW_STATUSES } from './review.entity';

const content = {
  id: shown.id(),
  rating: shown.whole({ description: 'Stars, 1 to 5.', example: 5 }),
  comment: shown.text({
    nullable: true,
    example: 'Clear from the first lesson to the last.',
    description: 'Text of the review; null for stars only.',
  }),
};

export const PublicReviewView = view('PublicReviewView', 'A published review', {
  ...content,
  author: shown.made(
    { type: String, description: 'First name and initial of the student.', example: 'Sara H.' },
    (row: { first_name: string; last_name: string }) => authorName(row.first_name, row.last_name),
  ),
  author_picture: shown.picture({ nullable: true, description: 'Profile picture of the author; null without one.' }),
  ...shown.timestamps,
});
export type PublicReviewView = InstanceType<typeof PublicReviewView>;

export const OwnReviewView = view('OwnReviewView', 'The own review of the course', {
  ...content,
  course_id: shown.id(),
  status: shown.word(REVIEW_STATUSES, {
    description:
      '`pending` waits for a moderator, `published` is public, `hidden` and `removed` are decisions of a moderator.',
  }),
  ...shown.timestamps,
});
export type OwnReviewView = InstanceType<typeof OwnReviewView>;

export const ReviewView = view('ReviewView', 'A review as moderators see it', {
  ...content,
  status: shown.word(REVIEW_STATUSES, {
    description: 'Status of the review; `published` ones are public and count in the rating.',
  }),
  course: shown.one(CourseReferenceView),
  student: shown.one(StudentReferenceView),
  ...shown.timestamps,
});
export type ReviewView = InstanceType<typeof ReviewView>;
