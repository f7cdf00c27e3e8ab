import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { containsAll, sql, when } from '#kit/database/sql';
import { mapPage, type Page, readPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { Settings } from '#shared/settings/settings';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { CARD_COLUMNS, CARD_JOIN, CourseCardView } from '../courses/course.view';
import { COURSE_SORTS } from '../courses/courses.dto';
import { orderOf } from '#kit/fields/order';
import { CATALOGUE_PAGES } from '../courses.pages';
import type { CatalogueQuery } from './catalogue.dto';
import { CoursePageView, PublicLessonView, PublicSectionView } from './course-page.view';

const RECENT = 'c.updated_at DESC, c.id DESC';

/** Columns of free previews are hidden in SQL, so that no caller can leak them. */
const LESSON_COLUMNS = PublicLessonView.columns('l', {
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
    private readonly settings: Settings,
  ) {}

  async list(query: CatalogueQuery): Promise<Page<CourseCardView>> {
    const perPage = await this.settings.value('courses_per_page', 'number');
    const request = readPage({ ...query }, { ...CATALOGUE_PAGES, default: perPage });
    const page = await listPage<RowOf<typeof CourseCardView>>(this.db, request, {
      columns: CourseCardView.columns('c', CARD_COLUMNS),
      from: 'course c',
      join: CARD_JOIN,
      where: [
        PUBLIC_COURSE,
        ...containsAll('c.search_text', query.title),
        when(query.category_id, id => sql`c.category_id = ${id}`),
        when(
          query.instructor_id,
          id => sql`c.instructor_id = (SELECT id FROM instructor WHERE id = ${id} AND archived_at IS NULL)`,
        ),
        when(query.type, type => sql`c.type = ${type}`),
      ],
      order: orderOf(COURSE_SORTS, 'c.id', RECENT, query.sort_by, query.sort_dir),
    });
    return mapPage(page, CourseCardView.of);
  }

  /** Uses three statements, regardless of the number of lessons. */
  async get(slug: string): Promise<CoursePageView> {
    const course = await this.db.rowOr<RowOf<typeof CoursePageView>>(
      NotFound,
      `SELECT ${CoursePageView.columns('c', { ...CARD_COLUMNS, sections: `'[]'::jsonb` })}
       FROM course c ${CARD_JOIN} WHERE c.slug = $1 AND ${PUBLIC_COURSE}`,
      [slug],
    );
    return CoursePageView.of({ ...course, sections: await this.listSections(course.id) });
  }

  async listByInstructor(instructorId: number, limit: number): Promise<CourseCardView[]> {
    const rows = await this.db.rows<RowOf<typeof CourseCardView>>(
      `SELECT ${CourseCardView.columns('c', CARD_COLUMNS)} FROM course c ${CARD_JOIN}
       WHERE c.instructor_id = $1 AND ${PUBLIC_COURSE} ORDER BY ${RECENT} LIMIT $2`,
      [instructorId, limit],
    );
    return rows.map(CourseCardView.of);
  }

  private async listSections(courseId: number): Promise<PublicSectionView[]> {
    const sections = await this.db.rows<RowOf<typeof PublicSectionView>>(
      `SELECT ${PublicSectionView.columns('s', { lessons: `'[]'::jsonb` })}
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
