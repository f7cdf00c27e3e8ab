import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailUndo } from '#shared/people/email-undo.service';
import { RateLimits } from '#rate-limits/rate-limits';
import { LinkMails } from '#shared/people/link-mails.service';
import type { UnconfirmedEmail } from '#shared/people/person.events';
import type { OwnDetailsChangeBody } from '#shared/people/people.dto';
import type { PersonKind } from '#shared/people/person-kind';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { StudentLink } from './student-link.entity';
import type { StudentBody } from './students-staff.dto';
import { Student } from './student.entity';

export const STUDENT = 'student';

export const STUDENTS: PersonKind<Student> = {
  audience: STUDENT,
  entity: Student,
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

/** Second routes of the same accounts, at `/students/auth`, with separate rate limits. */
export const STUDENTS_OF_SECOND_ROUTES: PersonKind<Student> = {
  ...STUDENTS,
  attempts: { policy: 'studentPasswords', counted: 'all' },
};

export const studentColumns = bodyColumns<StudentBody & OwnDetailsChangeBody, Student>({
  current_password: NO_COLUMN,
  password: NO_COLUMN,
  password_confirmation: NO_COLUMN,
});

@Injectable()
export class StudentAccounts implements OnModuleInit {
  constructor(
    private readonly signIns: PersonSignIn,
    private readonly linkMails: LinkMails,
    private readonly emailUndo: EmailUndo,
    private readonly limits: RateLimits,
  ) {}

  onModuleInit(): void {
    this.signIns.register(STUDENTS);
    this.linkMails.register(STUDENTS);
    this.emailUndo.register(STUDENTS);
  }

  /** Mails a student a link that confirms a new address. */
  async sendConfirmation({ audience, person, language }: UnconfirmedEmail): Promise<void> {
    if (audience === STUDENT && (await this.isWithinLimit(person.id)))
      await this.linkMails.send(STUDENTS, 'verification', person, language);
  }

  /** Beyond the limit of mails to one student the address is changed without a mail. */
  private async isWithinLimit(id: number): Promise<boolean> {
    return this.limits.take('verificationMail', `${STUDENT} ${id}`).then(
      () => true,
      () => false,
    );
  }
}
