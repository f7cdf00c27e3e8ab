import { StudentLists2026112906240 } from '#migrations/courses/2026112906240-student-lists';
import { StudentPhones2026112919010 } from '#migrations/courses/2026112919010-student-phones';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { on } from '#kit/service/domain-events';
import { managedPeople } from '#shared/people/managed-people';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { EmailUnconfirmed } from '#shared/people/person.events';
import { LINK_PAGES } from '#shared/people/person-letters';
import { ProfileController } from './profile.controller';
import { StudentAccounts } from './student-accounts';
import { StudentAddresses } from './student-addresses';
import { StudentLink } from './student-link.entity';
import { Student } from './student.entity';
import { StudentsAuthController } from './students-auth.controller';
import { StudentsStaffController } from './students-staff.controller';
import { StudentsStaffService } from './students-staff.service';
import { StudentQueries } from './students.queries';
import { studentMessages } from './students.messages';
import { StudentRegistered } from './student.events';
import { Students } from './students.service';
import { UsersAuthController } from './users-auth.controller';
import { StudentSorts2026112816120 } from '#migrations/courses/2026112816120-student-sorts';
import { studentsOffice } from './students.office';

const TEN_A_MINUTE = { limit: 10, windowSeconds: 60 };
const SIGN_IN = { ...TEN_A_MINUTE, variable: 'RATE_LIMIT_LOGIN' };
const REGISTER = { ...TEN_A_MINUTE, variable: 'RATE_LIMIT_REGISTER' };
const RESET = { ...TEN_A_MINUTE, variable: 'RATE_LIMIT_PASSWORD_RESET' };

export const students: Feature = {
  controllers: [UsersAuthController, StudentsAuthController, ProfileController, StudentsStaffController],
  providers: [
    ...managedPeople.providers,
    StudentAccounts,
    StudentAddresses,
    StudentQueries,
    Students,
    StudentsStaffService,
  ],
  entities: [Student, StudentLink],
  tables: ['courses/students'],
  migrations: [StudentSorts2026112816120, StudentLists2026112906240, StudentPhones2026112919010],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  handlers: [on(EmailUnconfirmed, StudentAccounts, 'sendConfirmation')],
  domainEvents: [StudentRegistered],
  messages: studentMessages,
  sitePages: [LINK_PAGES.password_reset, LINK_PAGES.verification],
  constraintRefusals: { student_email_key: EmailTaken, student_username_key: UsernameTaken },
  /** Each route has its own counter. */
  rateLimits: {
    ...managedPeople.rateLimits,
    userPasswords: SIGN_IN,
    studentPasswords: SIGN_IN,
    userRegister: REGISTER,
    studentRegister: REGISTER,
    userResend: RESET,
    userForgot: RESET,
    userReset: RESET,
    studentForgot: RESET,
    studentReset: RESET,
  },
  office: studentsOffice,
};
