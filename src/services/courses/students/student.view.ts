import { DescribeModel } from '#kit/views/model-description';
import { ApiProperty } from '#kit/openapi/api-notes';
import { secretOf } from '#kit/openapi/secrets';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { personFields } from '#shared/people/person.view';

const own = {
  ...personFields,
  country_id: shown.whole({ nullable: true, description: 'ISO 3166-1 numeric code of the country.', example: 682 }),
  profile_picture: shown.picture({ nullable: true, description: 'Address of the profile picture; null without one.' }),
  ...shown.timestamps,
};

export const StudentView = view('StudentView', 'The account of a student', own);
export type StudentView = InstanceType<typeof StudentView>;

export const StudentRecordView = view('StudentRecordView', 'The account of a student as staff see it', {
  ...own,
  enrollments_count: shown.whole({ description: 'Number of courses of the student that the caller may see.' }),
  deleted_at: shown.instant({ nullable: true }),
});
export type StudentRecordView = InstanceType<typeof StudentRecordView>;

@DescribeModel('A token and the account of the student')
export class StudentSessionView {
  @ApiProperty({ ...secretOf(true), description: 'Token to send as `Authorization: Bearer <token>`.' })
  token: string;

  @ApiProperty({ type: StudentView, description: 'Student who is signed in.' })
  user: StudentView;
}

@DescribeModel('A token and the new account')
export class StudentRegisteredView extends StudentSessionView {
  @ApiProperty({ description: 'Whether the mail with the confirmation link was sent.' })
  verification_email_sent: boolean;
}

@DescribeModel('Confirms that the e-mail address is verified')
export class EmailVerifiedView {
  @ApiProperty({ enum: [true], description: 'Always true; a failure is an error.' })
  verified: true;
}
