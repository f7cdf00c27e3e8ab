import type { Instructor } from '../instructors/instructor.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { when } from '#kit/database/sql';
import type { Caller } from '#kit/http/caller';
import { mapPage, type Page } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { PUBLIC_INSTRUCTOR } from '../courses/course.view';
import { STATISTICS_COLUMNS, INSTRUCTOR_STATISTICS, InstructorCardView } from '../instructors/instructor.view';
import { hasSpecialty } from '../instructors/instructors.service';
import type { DirectoryQuery } from './catalogue.dto';
import { Catalogue } from './catalogue.service';
import { FiguresView, InstructorPageView } from './course-page.view';

const MAX_COURSES = 100;

/** Number of countries with students: the index is searched for the next country, once for each. */
const COUNTRIES = `
  WITH RECURSIVE found AS (
    SELECT min(country_id) AS id FROM student WHERE deleted_at IS NULL
    UNION ALL
    SELECT (SELECT min(country_id) FROM student WHERE deleted_at IS NULL AND country_id > found.id) FROM found
    WHERE found.id IS NOT NULL)
  SELECT count(id) FROM found`;

@Injectable()
export class InstructorDirectory {
  constructor(
    private readonly db: Database,
    private readonly catalogue: Catalogue,
  ) {}

  async list(query: DirectoryQuery): Promise<Page<InstructorCardView>> {
    const page = await listPage<RowOf<typeof InstructorCardView>>(this.db, query.pageRequest, {
      columns: InstructorCardView.columns<Instructor>('i', STATISTICS_COLUMNS),
      from: 'instructor i',
      join: INSTRUCTOR_STATISTICS,
      where: [PUBLIC_INSTRUCTOR, when(query.specialty, hasSpecialty)],
      order: 'i.position, i.id',
    });
    return mapPage(page, InstructorCardView.of);
  }

  async get(username: string, student?: Caller): Promise<InstructorPageView> {
    const row = await this.db.rowOr<RowOf<typeof InstructorPageView>>(
      NotFound,
      `SELECT ${InstructorPageView.columns<Instructor>('i', { ...STATISTICS_COLUMNS, courses: `'[]'::jsonb` })}
       FROM instructor i ${INSTRUCTOR_STATISTICS} WHERE i.username = lower($1) AND ${PUBLIC_INSTRUCTOR}`,
      [username],
    );
    const courses = await this.catalogue.listByInstructor(row.id, MAX_COURSES, student);
    return InstructorPageView.of({ ...row, courses });
  }

  async getStatistics(): Promise<FiguresView> {
    const row = await this.db.row<RowOf<typeof FiguresView>>(
      `SELECT (SELECT count(*) FROM student WHERE deleted_at IS NULL) AS students, (${COUNTRIES}) AS countries,
         (SELECT count(*) FROM course WHERE status = 'published' AND is_public AND archived_at IS NULL) AS courses,
         (SELECT count(*) FROM instructor i WHERE ${PUBLIC_INSTRUCTOR}) AS instructors,
         (SELECT coalesce(round(100.0 * count(*) FILTER (WHERE rating >= 4) / nullif(count(*), 0)), 0)
          FROM review WHERE status = 'published' AND withdrawn_at IS NULL) AS satisfaction`,
    );
    return FiguresView.of(row!);
  }
}
