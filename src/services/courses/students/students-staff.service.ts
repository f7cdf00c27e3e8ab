import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { fieldRefused } from '#kit/refusals/refusal';
import type { Language } from '#kit/language/language';
import { Storage } from '#media/storage';
import { COUNTRY_CODES } from '#shared/countries/countries';
import { EmailVerification, type ResendResult } from '#shared/people/email-verification.service';
import { PersonRecords } from '#shared/people/person-records.service';
import { OutsideOwnCourses } from '../instructor-scope';
import { studentColumns, STUDENTS } from './student-accounts';
import { Student } from './student.entity';
import type { StudentRecordView } from './student.view';
import type { StudentBody, StudentChangeBody } from './students-staff.dto';
import { type StudentState, StudentQueries } from './students.queries';

/** Changes of students by staff. Accounts linked to an instructor reach only students of their courses. */
@Injectable()
export class StudentsStaffService {
  constructor(
    private readonly db: Database,
    private readonly queries: StudentQueries,
    private readonly records: PersonRecords,
    private readonly verification: EmailVerification,
    private readonly storage: Storage,
  ) {}

  /** Scoped accounts cannot create students, because a new student is in none of their courses. */
  async create(caller: Caller, body: StudentBody): Promise<StudentRecordView> {
    if (caller.scopeId !== null) throw OutsideOwnCourses();
    this.assertUsable(body);
    return this.queries.getRecord(caller, await this.records.create(STUDENTS, studentColumns(body), body.password));
  }

  async update(
    caller: Caller,
    username: string,
    body: StudentChangeBody,
    language: Language,
  ): Promise<StudentRecordView> {
    this.assertUsable(body);
    return this.updateStudent(caller, username, 'live', () =>
      this.records.update(STUDENTS, username, studentColumns(body), language),
    );
  }

  async setPassword(caller: Caller, username: string, password: string): Promise<StudentRecordView> {
    return this.updateStudent(caller, username, 'live', () => this.records.setPassword(STUDENTS, username, password));
  }

  async setVerified(caller: Caller, username: string, isVerified: boolean): Promise<StudentRecordView> {
    return this.updateStudent(caller, username, 'live', () => this.records.setVerified(STUDENTS, username, isVerified));
  }

  async resendLink(caller: Caller, username: string, language: Language): Promise<ResendResult> {
    const { id } = await this.queries.get(caller, username, 'live');
    return this.verification.resend(STUDENTS, await this.db.of(Student).findOneByOrFail({ id }), language);
  }

  async delete(caller: Caller, username: string): Promise<void> {
    await this.updateStudent(caller, username, 'live', () => this.records.delete(STUDENTS, username));
  }

  async restore(caller: Caller, username: string): Promise<StudentRecordView> {
    return this.updateStudent(caller, username, 'deleted', () => this.records.restore(STUDENTS, username));
  }

  private assertUsable({ profile_picture: picture, country_id: country }: StudentChangeBody): void {
    this.storage.requireOwnMedia('profile_picture', picture);
    if (country != null && !COUNTRY_CODES.has(country)) throw fieldRefused('country_id', 'unknown_reference');
  }

  private async updateStudent(
    caller: Caller,
    username: string,
    among: StudentState,
    work: () => Promise<number>,
  ): Promise<StudentRecordView> {
    await this.queries.get(caller, username, among);
    return this.queries.getRecord(caller, await work());
  }
}
