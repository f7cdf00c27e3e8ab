import { Students1767226000002 } from '#migrations/courses/1767226000002-students';
import type { Feature } from '#kit/service/feature';
import { managedPeople } from '#shared/people/managed-people';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { StudentAccounts } from './student-accounts';
import { StudentLink } from './student-link.entity';
import { Student } from './student.entity';

const TEN_A_MINUTE = { limit: 10, windowSeconds: 60 };

export const students: Feature = {
  providers: [...managedPeople.providers, StudentAccounts],
  entities: [Student, StudentLink],
  migrations: [Students1767226000002],
  constraintRefusals: { student_email_key: EmailTaken, student_username_key: UsernameTaken },
  /** Each route counts for itself. */
  rateLimits: {
    ...managedPeople.rateLimits,
    userPasswords: TEN_A_MINUTE,
    studentPasswords: TEN_A_MINUTE,
  },
};
