import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import type { RowOf } from '#kit/views/view';
import { SEARCHED_TITLE } from '../searched-title';
import { CurriculumAccess } from './curriculum-access';
import type { LessonBody, LessonChangeBody } from './curriculum.dto';
import { LESSON_CHECKS, LessonCardView, LessonView } from './curriculum.view';
import { Lesson } from './lesson.entity';
import { Section } from './section.entity';

const COUNTED = { resources_count: '(SELECT count(*) FROM lesson_resource r WHERE r.lesson_id = l.id)' };

@Injectable()
export class Lessons {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly access: CurriculumAccess,
    private readonly storage: Storage,
  ) {}

  async list(caller: Caller, sectionId: number): Promise<LessonCardView[]> {
    await this.access.courseOf(caller, 'section', sectionId);
    const rows = await this.db.rows<RowOf<typeof LessonCardView>>(
      `SELECT ${LessonCardView.columns<Lesson>('l', COUNTED)}, ${LESSON_CHECKS} FROM lesson l WHERE l.section_id = $1 ORDER BY l.position, l.id`,
      [sectionId],
    );
    return rows.map(LessonCardView.of);
  }

  async get(caller: Caller, id: number): Promise<LessonView> {
    await this.access.courseOf(caller, 'lesson', id);
    return this.getById(id);
  }

  async create(caller: Caller, sectionId: number, body: LessonBody): Promise<LessonView> {
    const id = await this.access.withLock(caller, 'section', sectionId, async courseId => {
      const position = await this.access.nextPosition('lesson', 'section_id', sectionId);
      const next = await this.db.row<{ number: number }>(`SELECT nextval('lesson_code_seq')::integer AS number`);
      const values = await this.columnsOf(courseId, body);
      return this.records.create(Lesson, { ...values, code: `LSN-${next!.number}`, courseId, sectionId, position });
    });
    return this.getById(id);
  }

  async update(caller: Caller, id: number, body: LessonChangeBody): Promise<LessonView> {
    await this.access.withLock(caller, 'lesson', id, courseId =>
      this.records.update(Lesson, id, stored => this.columnsOf(courseId, body, stored)),
    );
    return this.getById(id);
  }

  async delete(caller: Caller, id: number): Promise<void> {
    await this.access.withLock(caller, 'lesson', id, () => this.records.delete(Lesson, id));
  }

  async reorder(caller: Caller, sectionId: number, ids: number[]): Promise<LessonCardView[]> {
    await this.access.withLock(caller, 'section', sectionId, () =>
      this.access.reorder('lesson', 'section_id', sectionId, ids),
    );
    return this.list(caller, sectionId);
  }

  private async getById(id: number): Promise<LessonView> {
    const row = await this.db.rowOr<RowOf<typeof LessonView>>(
      NotFound,
      `SELECT ${LessonView.columns<Lesson>('l', COUNTED)}, ${LESSON_CHECKS} FROM lesson l WHERE l.id = $1`,
      [id],
    );
    return LessonView.of(row);
  }

  private async columnsOf(courseId: number, body: LessonChangeBody, stored?: Lesson): Promise<Partial<Lesson>> {
    assertAddresses(this.storage, { video_url: body.video_url });
    return { ...lessonColumns(body, stored), ...(await this.positionIn(courseId, body.section_id, stored)) };
  }

  private async positionIn(courseId: number, sectionId: number | undefined, stored?: Lesson): Promise<Partial<Lesson>> {
    if (sectionId === undefined || sectionId === stored?.sectionId) return {};
    const isOwn = await this.db.of(Section).existsBy({ id: sectionId, courseId });
    if (!isOwn) throw fieldRefused('section_id', 'unknown_reference');
    return { sectionId, position: await this.access.nextPosition('lesson', 'section_id', sectionId) };
  }
}

const lessonColumns = bodyColumns<LessonChangeBody, Lesson>({
  title: SEARCHED_TITLE,
  summary: changedText,
  content: changedText,
  duration: 'durationMinutes',
  section_id: NO_COLUMN,
});
