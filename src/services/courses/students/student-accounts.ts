import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailUndo } from '#shared/people/email-undo.service';
import { LinkMails } from '#shared/people/link-mails.service';
import type { PersonKind } from '#shared/people/person-kind';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { StudentLink } from './student-link.entity';
import { Student } from './student.entity';

/** The audience of everyone who learns. */
export const STUDENT = 'student';

/** As `/users/auth` and `/users/profile` see them. */
export const STUDENTS: PersonKind<Student> = {
  audience: STUDENT,
  entity: Student,
  /** The words that stand behind `/users/` in addresses. */
  reservedUsernames: [
    'auth',
    'blog',
    'conversations',
    'courses',
    'dashboard',
    'deleted',
    'enrollments',
    'instructors',
    'notifications',
    'platform',
    'profile',
    'quizzes',
    'search',
    'statistic',
  ],
  attempts: { policy: 'userPasswords', counted: 'all' },
  mails: { link: StudentLink, signature: 'site_name' },
};

/** The same accounts behind `/students/auth`, whose attempts are counted by themselves. */
export const STUDENTS_OF_SECOND_ROUTES: PersonKind<Student> = {
  ...STUDENTS,
  attempts: { policy: 'studentPasswords', counted: 'all' },
};

/** Lets students call with their tokens and get mails. */
@Injectable()
export class StudentAccounts implements OnModuleInit {
  constructor(
    private readonly signIns: PersonSignIn,
    private readonly linkMails: LinkMails,
    private readonly emailUndo: EmailUndo,
  ) {}

  onModuleInit(): void {
    this.signIns.open(STUDENTS);
    this.linkMails.register(STUDENTS);
    this.emailUndo.register(STUDENTS);
  }
}
