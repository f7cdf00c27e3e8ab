import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { Language } from '#kit/language/language';
import { EmailVerification } from '#shared/people/email-verification.service';
import { LinkMails } from '#shared/people/link-mails.service';
import { OwnProfile } from '#shared/people/own-profile.service';
import type { EmailAndPasswordBody } from '#shared/people/people.dto';
import { PersonRecords } from '#shared/people/person-records.service';
import type { PersonKind, AuthenticatedPerson } from '#shared/people/person-kind';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { TakenAddresses } from '#shared/people/taken-addresses';
import { studentColumns, STUDENTS } from './student-accounts';
import type { Student } from './student.entity';
import type { StudentRegisteredView, StudentSessionView, StudentView } from './student.view';
import type { StudentOwnPasswordBody, StudentProfileBody, StudentRegisterBody } from './students.dto';
import { StudentQueries } from './students.queries';

type Kind = PersonKind<Student>;

/** A student's own account. `kind` selects the rate limits of the routes used. */
@Injectable()
export class Students {
  constructor(
    private readonly queries: StudentQueries,
    private readonly records: PersonRecords,
    private readonly linkMails: LinkMails,
    private readonly verification: EmailVerification,
    private readonly signIns: PersonSignIn,
    private readonly profiles: OwnProfile,
    private readonly taken: TakenAddresses,
  ) {}

  /** Creates the account and signs in, without a confirmation mail. */
  async register(body: StudentRegisterBody, address: string): Promise<StudentSessionView> {
    const id = await this.taken.run({ address }, () =>
      this.records.create(STUDENTS, studentColumns(body), body.password),
    );
    return this.createSession({ id, tokenVersion: 1 });
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

  async signIn(kind: Kind, body: EmailAndPasswordBody, address: string): Promise<StudentSessionView> {
    return this.createSession(await this.signIns.authenticate(kind, body, address));
  }

  async verify(token: string): Promise<void> {
    await this.verification.verify(STUDENTS, token);
  }

  async update(student: Caller, body: StudentProfileBody, address: string): Promise<StudentView> {
    await this.profiles.update(STUDENTS, student, studentColumns(body), address);
    return this.queries.getProfile(student.id);
  }

  async changePassword(
    kind: Kind,
    student: Caller,
    body: StudentOwnPasswordBody,
    address: string,
  ): Promise<StudentSessionView> {
    const passwords = { current: body.current_password, next: body.new_password, nextField: 'new_password' };
    return this.createSession(await this.profiles.changePassword(kind, student, passwords, address));
  }

  /** Issues a token. */
  private async createSession(person: AuthenticatedPerson): Promise<StudentSessionView> {
    const { token } = await this.signIns.issueToken(STUDENTS, person);
    return { token, user: await this.queries.getProfile(person.id) };
  }
}
