import { Shown } from '#kit/fields/shape-fields';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { personFields } from '#shared/people/person.view';

const own = {
  ...personFields,
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code', example: 682 }),
  profile_picture: shown.picture({ nullable: true, description: 'Address of the profile picture; null without one.' }),
  ...shown.timestamps,
};

export const StudentView = view('StudentView', own);
export type StudentView = InstanceType<typeof StudentView>;

export const StudentRecordView = view('StudentRecordView', {
  ...own,
  enrollments_count: shown.whole({ description: 'Number of their courses that the caller may see' }),
  deleted_at: shown.instant({ nullable: true }),
});
export type StudentRecordView = InstanceType<typeof StudentRecordView>;

export class StudentSessionView {
  @Shown({ description: 'To send as `Authorization: Bearer <token>`' })
  token: string;

  @Shown({ type: StudentView, description: 'The student who is signed in.' })
  user: StudentView;
}

export class StudentRegisteredView extends StudentSessionView {
  @Shown({ description: 'Whether the mail with the confirmation link was sent' })
  verification_email_sent: boolean;
}

export class EmailVerifiedView {
  @Shown({ enum: [true], description: 'Always true; failures are errors' })
  verified: true;
}
