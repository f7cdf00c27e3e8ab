import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ENROLLMENT_STATUSES } from './enrollment.entity';
import { StaffNameView } from '#shared/history/history.view';
import { GRANT_SOURCES, REVOKED_CAUSES } from './seat-grant.entity';

export const progressShown = {
  progress: shown.whole({ description: 'Percent of the published lessons that are done, as of now' }),
  completed_lessons: shown.whole({ description: 'Number of published lessons that are done.' }),
  total_lessons: shown.whole({ description: 'How many published lessons there are.' }),
};

const EnrolledStudentView = view('EnrolledStudentView', {
  id: shown.id(),
  username: shown.text(),
  first_name: shown.text(),
  last_name: shown.text(),
  email: shown.text(),
});

const EnrolledInView = view('EnrolledInView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-1001' }),
  slug: shown.text(),
  title: shown.bilingual(),
});

export const EnrollmentView = view('EnrollmentView', 'A seat of a student with its progress', {
  id: shown.id(),
  status: shown.word(ENROLLMENT_STATUSES, {
    description: '`active`, `completed` once every lesson was done, or `cancelled`.',
  }),
  ...progressShown,
  student: shown.one(EnrolledStudentView),
  course: shown.one(EnrolledInView),
  last_accessed_at: shown.instant({
    nullable: true,
    description: 'When a lesson of the course was opened last, in UTC; null until then.',
  }),
  completed_at: shown.instant({ nullable: true, description: 'When all lessons were done for the first time' }),
  ...shown.timestamps,
});
export type EnrollmentView = InstanceType<typeof EnrollmentView>;

const SeatGrantView = view('SeatGrantView', {
  id: shown.id({ description: 'Id of the grant.' }),
  source: shown.word(GRANT_SOURCES, {
    description: 'Origin of the seat: an order, a free course, staff, or an account linked to an instructor.',
  }),
  order_reference: shown.text({ nullable: true, description: 'Null when staff gave it' }),
  granted_at: shown.instantText({ description: 'When it was granted, in UTC.' }),
  granted_by: shown.one(StaffNameView, { nullable: true, description: 'Null for an order' }),
  ends_at: shown.instantText({ nullable: true, description: 'From then on it does not count; null without an end' }),
  revoked_at: shown.instantText({ nullable: true, description: 'When it was revoked, in UTC; null while active' }),
  revoked_by: shown.one(StaffNameView, {
    nullable: true,
    description: 'Null while active and where no staff revoked it',
  }),
  revoked_cause: shown.word(REVOKED_CAUSES, {
    nullable: true,
    description: '`refund` of its order, `staff`, `ended` at its end, or `repair` of a finding; null while active',
  }),
  reason: shown.text({ nullable: true, description: 'Why it was given or, once revoked, why it was revoked' }),
});

export const EnrollmentDetailView = view('EnrollmentDetailView', 'A seat with its progress and the reasons for it', {
  ...EnrollmentView.fields,
  held_until: shown.instant({
    nullable: true,
    description: 'When the last of its active grants ends, in UTC; null when one has no end and when none is active.',
  }),
  is_unlocked: shown.made(
    { type: Boolean, description: 'Whether staff opened all lessons of the course for this student; false so far.' },
    () => false,
  ),
  grants: shown.many(SeatGrantView, { description: 'Grants of the seat, which is cancelled when none is active' }),
});
export type EnrollmentDetailView = InstanceType<typeof EnrollmentDetailView>;
