import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { ENROLLMENT_STATUSES } from './enrollment.entity';
import { StaffNameView } from '#shared/history/history.view';
import { GRANT_SOURCES, REVOKED_CAUSES } from './seat-grant.entity';

export const progressShown = {
  progress: shown.whole({ description: 'Percentage of the published lessons that are done.' }),
  completed_lessons: shown.whole({ description: 'Number of published lessons that are done.' }),
  total_lessons: shown.whole({ description: 'Number of published lessons.' }),
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
    description: 'Status of the seat: `active`, `completed` once every lesson was done, or `cancelled`.',
  }),
  ...progressShown,
  student: shown.one(EnrolledStudentView),
  course: shown.one(EnrolledInView),
  last_accessed_at: shown.instant({
    nullable: true,
    description: 'Time at which a lesson was last opened, in UTC; null until then.',
  }),
  completed_at: shown.instant({
    nullable: true,
    description: 'Time at which all lessons were first done, in UTC; null until then.',
  }),
  ...shown.timestamps,
});
export type EnrollmentView = InstanceType<typeof EnrollmentView>;

const SeatGrantView = view('SeatGrantView', {
  id: shown.id({ description: 'Id of the grant.' }),
  source: shown.word(GRANT_SOURCES, {
    description: 'Origin of the grant: an order, a free course, staff, or an account linked to an instructor.',
  }),
  order_reference: shown.text({ nullable: true, description: 'Reference of the order; null for a grant by staff.' }),
  granted_at: shown.instantText({ description: 'Time of the grant, in UTC.' }),
  granted_by: shown.one(StaffNameView, {
    nullable: true,
    description: 'Staff account that granted it; null for an order.',
  }),
  ends_at: shown.instantText({
    nullable: true,
    description: 'End of the grant, exclusive, in UTC; null without an end.',
  }),
  revoked_at: shown.instantText({
    nullable: true,
    description: 'Time of the revocation, in UTC; null while the grant is active.',
  }),
  revoked_by: shown.one(StaffNameView, {
    nullable: true,
    description: 'Staff account that revoked it; null while active and for other revocations.',
  }),
  revoked_cause: shown.word(REVOKED_CAUSES, {
    nullable: true,
    description:
      'Cause of the revocation: a `refund` of the order, `staff`, the end (`ended`), or the `repair` of a finding; null while active.',
  }),
  reason: shown.text({
    nullable: true,
    description: 'Reason for the grant or, once revoked, for the revocation; null without one.',
  }),
});

export const EnrollmentDetailView = view('EnrollmentDetailView', 'A seat with its progress and its grants', {
  ...EnrollmentView.fields,
  held_until: shown.instant({
    nullable: true,
    description: 'Latest end of the active grants, in UTC; null when one has no end and when none is active.',
  }),
  is_unlocked: shown.made(
    { type: Boolean, description: 'Whether staff opened all lessons for the student; always false at present.' },
    () => false,
  ),
  grants: shown.many(SeatGrantView, { description: 'Grants of the seat, which is cancelled when none is active.' }),
});
export type EnrollmentDetailView = InstanceType<typeof EnrollmentDetailView>;
