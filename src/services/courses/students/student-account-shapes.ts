import type { OwnAccountShape } from '#shared/people/own-account.routes';
import { studentColumns, STUDENTS, STUDENTS_OF_SECOND_ROUTES } from './student-accounts';
import type { Student } from './student.entity';
import { StudentSessionView, StudentView } from './student.view';
import { StudentQueries } from './students.queries';

export const USERS: OwnAccountShape<Student> = {
  kind: STUDENTS,
  noun: 'student',
  profiles: StudentQueries,
  columns: studentColumns,
  views: { profile: StudentView, session: StudentSessionView },
  profileDescription: 'Returns the own account, as `GET /users/profile` does.',
  profileChanged: 'messages.profile_changed',
  limits: { forgotPassword: 'userForgot', resetPassword: 'userReset' },
};

/** Second routes of the same accounts, at `/students/auth`, with separate rate limits. */
export const SECOND_ROUTES: OwnAccountShape<Student> = {
  ...USERS,
  kind: STUDENTS_OF_SECOND_ROUTES,
  limits: { forgotPassword: 'studentForgot', resetPassword: 'studentReset' },
};
