import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { countTaughtStudents } from '../seat-conditions';
import { INSTRUCTOR_STATUSES } from './instructor.entity';

export const InstructorCardView = view('InstructorCardView', 'An instructor as lists show them', {
  id: shown.id(),
  username: shown.text({ example: 'layla-mansour' }),
  name: shown.bilingual(),
  headline: shown.bilingual({ description: 'Line under the name.' }),
  specialty: shown.bilingual({ description: 'Specialty of the instructor.' }),
  photo_url: shown.picture({ nullable: true }),
  is_featured: shown.flag(),
  rating: shown.number({ description: 'Average of the published reviews of all courses; 0 without any.' }),
  review_count: shown.whole({ description: 'Number of published reviews.' }),
  courses_count: shown.whole({ description: 'Number of public courses.' }),
  students_count: shown.whole({
    description: 'Number of enrolled students, without deleted accounts.',
  }),
});
export type InstructorCardView = InstanceType<typeof InstructorCardView>;

export const InstructorView = view('InstructorView', 'An instructor as staff see them', {
  ...InstructorCardView.fields,
  bio: shown.bilingual({ description: 'Biography, in paragraphs.' }),
  email: shown.text({ nullable: true, description: 'E-mail address, for staff only; not used to sign in.' }),
  status: shown.word(INSTRUCTOR_STATUSES, {
    description: 'Status of the instructor; the public sees only active ones.',
  }),
  position: shown.whole({ description: 'Position in the curated order, the smallest first.' }),
  ...shown.timestamps,
});
export type InstructorView = InstanceType<typeof InstructorView>;

export const DeletedInstructorView = view('DeletedInstructorView', 'A deleted instructor with the time of deletion', {
  ...InstructorView.fields,
  deleted_at: shown.instant({ from: 'archived_at', description: 'Time of the deletion, in UTC.' }),
});
export type DeletedInstructorView = InstanceType<typeof DeletedInstructorView>;

export const InstructorStatisticView = view('InstructorStatisticView', 'Counts of instructors', {
  total: shown.whole({ description: 'Number of instructors who are not deleted.' }),
  active: shown.whole({ description: 'Number of active instructors, whom the public sees.' }),
  inactive: shown.whole({ description: 'Number of inactive instructors.' }),
  featured: shown.whole({ description: 'Number of featured instructors.' }),
  deleted: shown.whole({ description: 'Number of deleted ones, which are not part of the total.' }),
});
export type InstructorStatisticView = InstanceType<typeof InstructorStatisticView>;

/** Joins with the figures of an instructor (alias `i`). Averages are exact, because courses store sums of stars. */
export const INSTRUCTOR_STATISTICS = `
  LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE c.status = 'published' AND c.is_public AND c.archived_at IS NULL) AS courses,
      coalesce(sum(c.review_count), 0) AS reviews, coalesce(sum(c.review_stars), 0) AS stars
    FROM course c WHERE c.instructor_id = i.id
  ) own ON true`;

/** For `columns('i', STATISTICS_COLUMNS)`; needs `INSTRUCTOR_STATISTICS`. Students are counted while the stored count is null. */
export const STATISTICS_COLUMNS = {
  rating: 'coalesce(round(own.stars::numeric / nullif(own.reviews, 0), 2), 0)',
  review_count: 'own.reviews',
  courses_count: 'own.courses',
  students_count: `coalesce(i.student_count, (${countTaughtStudents('i')}))`,
};
