import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '#kit/language/language';
import { DomainEvents } from '#kit/service/domain-events';
import { EmailVerification } from '#shared/people/email-verification.service';
import { LinkMails } from '#shared/people/link-mails.service';
import { OwnAccounts, type OwnSession } from '#shared/people/own-accounts.service';
import { PersonRecords } from '#shared/people/person-records.service';
import { TakenAddresses } from '#shared/people/taken-addresses';
import { StudentRegistered } from './student.events';
import { studentColumns, STUDENTS } from './student-accounts';
import type { StudentRegisteredView, StudentView } from './student.view';
import type { StudentRegisterBody } from './students.dto';
import { StudentQueries } from './students.queries';

/** Creates a student's own account; `own-account.routes` has the other routes. */
@Injectable()
export class Students implements OnModuleInit {
  constructor(
    private readonly queries: StudentQueries,
    private readonly records: PersonRecords,
    private readonly linkMails: LinkMails,
    private readonly verification: EmailVerification,
    private readonly accounts: OwnAccounts,
    private readonly taken: TakenAddresses,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.accounts.register({ kind: STUDENTS, profiles: this.queries });
  }

  /** Creates the account and signs in, without a confirmation mail. */
  async register(body: StudentRegisterBody, address: string): Promise<OwnSession<StudentView>> {
    const id = await this.taken.run({ address }, () =>
      this.records.create(STUDENTS, studentColumns(body), body.password, studentId =>
        this.events.raise(StudentRegistered, { studentId }),
      ),
    );
    return this.accounts.createSession({ kind: STUDENTS, profiles: this.queries }, { id, tokenVersion: 1 });
  }

  /** The account is kept even if the mail fails. */
  async registerWithMail(
    body: StudentRegisterBody,
    language: Language,
    address: string,
  ): Promise<StudentRegisteredView> {
    const session = await this.register(body, address);
    const person = { ...studentColumns(body), id: session.user.id };
    const isMailSent = await this.linkMails.sendNow(STUDENTS, 'verification', person, language);
    return { ...session, verification_email_sent: isMailSent };
  }

  async verify(token: string): Promise<void> {
    await this.verification.verify(STUDENTS, token);
  }
}
