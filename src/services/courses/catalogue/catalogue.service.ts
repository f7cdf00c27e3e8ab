import type { Lesson } from '../curriculum/lesson.entity';
import type { Course } from '../courses/course.entity';
import type { Section } from '../curriculum/section.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { containsAll, sql, when } from '#kit/database/sql';
import type { Caller } from '#kit/http/caller';
import { mapPage, type Page, readPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { CARD_JOIN, PUBLIC_CARD_COLUMNS } from '../courses/course.view';
import { type CourseKey, keyColumn } from '../courses/course-key';
import { COURSE_SORTS } from '../courses/courses.dto';
import { orderOf } from '#kit/fields/order';
import { CATALOGUE_PAGES } from '../courses.pages';
import type { CatalogueQuery } from './catalogue.dto';
import { CatalogueCourseView, CoursePageView, PublicLessonView, PublicSectionView } from './course-page.view';
import { withOwnSeats } from './own-seats';

const COURSE_COLUMNS = { ...PUBLIC_CARD_COLUMNS, held: 'NULL::boolean', enrollment: 'NULL::jsonb' };

const RECENT = 'c.updated_at DESC, c.id DESC';

/** Columns of free previews are hidden in SQL, so that no caller can leak them. */
const LESSON_COLUMNS = PublicLessonView.columns<Lesson>('l', {
  content: 'CASE WHEN l.is_free_preview THEN l.content END',
  video_url: 'CASE WHEN l.is_free_preview THEN l.video_url END',
  resources: `CASE WHEN l.is_free_preview THEN coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'type', r.type, 'url', r.url)
      ORDER BY r.position, r.id)
    FROM lesson_resource r WHERE r.lesson_id = l.id), '[]') ELSE '[]' END`,
});

type LessonRow = RowOf<typeof PublicLessonView> & { section_id: number };

@Injectable()
export class Catalogue {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async list(query: CatalogueQuery, student?: Caller): Promise<Page<CatalogueCourseView>> {
    const perPage = await this.settings.value('courses_per_page', 'number');
    const request = readPage({ ...query }, { ...CATALOGUE_PAGES, default: perPage });
    const page = await listPage<RowOf<typeof CatalogueCourseView>>(this.db, request, {
      columns: CatalogueCourseView.columns<Course>('c', COURSE_COLUMNS),
      from: 'course c',
      join: CARD_JOIN,
      where: [
        PUBLIC_COURSE,
        ...containsAll('c.search_text', query.title),
        when(query.category_id, id => sql`c.category_id = ${id}`),
        when(
          query.instructor_id,
          id =>
            sql`c.instructor_id = (SELECT id FROM instructor WHERE id = ${id} AND status = 'active' AND archived_at IS NULL)`,
        ),
        when(query.type, type => sql`c.type = ${type}`),
      ],
      order: orderOf(COURSE_SORTS, 'c.id', RECENT, query.sort_by, query.sort_dir),
    });
    const shown = mapPage(page, CatalogueCourseView.of);
    return { ...shown, rows: await withOwnSeats(this.db, this.clock, student, shown.rows) };
  }

  /** Uses three statements, and a fourth for a student, regardless of the number of lessons. */
  async get(key: CourseKey, student?: Caller): Promise<CoursePageView> {
    const course = await this.db.rowOr<RowOf<typeof CoursePageView>>(
      NotFound,
      `SELECT ${CoursePageView.columns<Course>('c', { ...COURSE_COLUMNS, sections: `'[]'::jsonb` })}
       FROM course c ${CARD_JOIN} WHERE ${keyColumn(key)} = $1 AND ${PUBLIC_COURSE}`,
      [key],
    );
    const page = CoursePageView.of({ ...course, sections: await this.listSections(course.id) });
    const [own] = await withOwnSeats(this.db, this.clock, student, [page]);
    return own!;
  }

  async listByInstructor(instructorId: number, limit: number, student?: Caller): Promise<CatalogueCourseView[]> {
    const rows = await this.db.rows<RowOf<typeof CatalogueCourseView>>(
      `SELECT ${CatalogueCourseView.columns<Course>('c', COURSE_COLUMNS)} FROM course c ${CARD_JOIN}
       WHERE c.instructor_id = $1 AND ${PUBLIC_COURSE} ORDER BY ${RECENT} LIMIT $2`,
      [instructorId, limit],
    );
    return withOwnSeats(this.db, this.clock, student, rows.map(CatalogueCourseView.of));
  }

  private async listSections(courseId: number): Promise<PublicSectionView[]> {
    const sections = await this.db.rows<RowOf<typeof PublicSectionView>>(
      `SELECT ${PublicSectionView.columns<Section>('s', { lessons: `'[]'::jsonb` })}
       FROM section s WHERE s.course_id = $1 ORDER BY s.position, s.id`,
      [courseId],
    );
    const lessons = await this.db.rows<LessonRow>(
      `SELECT l.section_id, ${LESSON_COLUMNS} FROM lesson l
       WHERE l.course_id = $1 AND l.is_published ORDER BY l.section_id, l.position, l.id`,
      [courseId],
    );
    const bySection = new Map<number, PublicLessonView[]>(sections.map(section => [section.id, []]));
    for (const lesson of lessons) bySection.get(lesson.section_id)?.push(PublicLessonView.of(lesson));
    return sections.map(section => PublicSectionView.of({ ...section, lessons: bySection.get(section.id) ?? [] }));
  }
}
