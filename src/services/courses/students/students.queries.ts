import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { mapPage, type Page } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import { PersonQueries } from '#shared/people/person-queries';
import type { PersonStatisticView } from '#shared/people/person.view';
import { OutsideOwnCourses } from '../instructor-scope';
import { orderOf } from '#kit/fields/order';
import { isSeatHeldAt } from '../seat-conditions';
import { isOwnStudent, studentsOf } from './own-students';
import { STUDENTS } from './student-accounts';
import { StudentRecordView, StudentView } from './student.view';
import { STUDENT_SORTS, type StudentFilters } from './students-staff.dto';

type OwnRow = RowOf<typeof StudentView>;
type RecordRow = RowOf<typeof StudentRecordView>;

export type StudentState = 'live' | 'deleted';

const recordColumns = ({ scopeId }: Caller) =>
  StudentRecordView.columns('person', {
    enrollments_count: `(SELECT count(*) FROM enrollment e JOIN course c ON c.id = e.course_id
      WHERE e.student_id = person.id AND ${isSeatHeldAt('e', 'now()')}${scopeId === null ? '' : ` AND c.instructor_id = ${scopeId}`})`,
  });

@Injectable()
export class StudentQueries {
  constructor(private readonly people: PersonQueries) {}

  async getProfile(id: number): Promise<StudentView> {
    return StudentView.of(await this.people.byId<OwnRow>(STUDENTS, id, StudentView.columns('person')));
  }

  async getRecord(caller: Caller, id: number): Promise<StudentRecordView> {
    return StudentRecordView.of(await this.people.byId<RecordRow>(STUDENTS, id, recordColumns(caller)));
  }

  /** @throws NotFound, OutsideOwnCourses for a student without a course of the caller's instructor */
  async get(caller: Caller, username: string, among: StudentState): Promise<StudentRecordView> {
    const columns = `${recordColumns(caller)}, ${isOwnStudent(caller)} AS is_own`;
    const selection = { columns, deleted: among === 'deleted' };
    const row = await this.people.byUsername<RecordRow & { is_own: boolean }>(STUDENTS, username, selection);
    if (!row.is_own) throw OutsideOwnCourses();
    return StudentRecordView.of(row);
  }

  async list(caller: Caller, filters: StudentFilters, among: StudentState): Promise<Page<StudentRecordView>> {
    const { sort, order } = filters;
    const selection = {
      columns: recordColumns(caller),
      deleted: among === 'deleted',
      filters,
      order: orderOf(STUDENT_SORTS, 'person.id', 'person.updated_at DESC, person.id DESC', sort, order),
    };
    const page = await this.people.page<RecordRow>(studentsOf(caller), selection, filters.pageRequest);
    return mapPage(page, StudentRecordView.of);
  }

  async getStatistic(caller: Caller): Promise<PersonStatisticView> {
    return this.people.statistic(studentsOf(caller));
  }
}
