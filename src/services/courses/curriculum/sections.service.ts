import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import type { RowOf } from '#kit/views/view';
import { CurriculumAccess } from './curriculum-access';
import type { SectionBody, SectionChangeBody } from './curriculum.dto';
import { SectionView } from './curriculum.view';
import { Section } from './section.entity';

type SectionRow = RowOf<typeof SectionView>;

const SELECT = `
  SELECT ${SectionView.columns<Section>('s', { lessons_count: 'counted.lessons', duration: 'counted.minutes' })}
  FROM section s
  CROSS JOIN LATERAL (
    SELECT count(*) AS lessons, coalesce(sum(l.duration_minutes) FILTER (WHERE l.is_published), 0) AS minutes
    FROM lesson l WHERE l.section_id = s.id
  ) counted`;

@Injectable()
export class Sections {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly access: CurriculumAccess,
  ) {}

  async list(caller: Caller, courseId: number): Promise<SectionView[]> {
    await this.access.courseOf(caller, 'course', courseId);
    const rows = await this.db.rows<SectionRow>(`${SELECT} WHERE s.course_id = $1 ORDER BY s.position, s.id`, [
      courseId,
    ]);
    return rows.map(SectionView.of);
  }

  async get(caller: Caller, id: number): Promise<SectionView> {
    await this.access.courseOf(caller, 'section', id);
    return this.getById(id);
  }

  async create(caller: Caller, courseId: number, body: SectionBody): Promise<SectionView> {
    const id = await this.access.withLock(caller, 'course', courseId, async () => {
      const position = await this.access.nextPosition('section', 'course_id', courseId);
      return this.records.create(Section, { ...sectionColumns(body), courseId, position });
    });
    return this.getById(id);
  }

  async update(caller: Caller, id: number, body: SectionChangeBody): Promise<SectionView> {
    await this.access.withLock(caller, 'section', id, () =>
      this.records.update(Section, id, stored => sectionColumns(body, stored)),
    );
    return this.getById(id);
  }

  async delete(caller: Caller, id: number): Promise<void> {
    await this.access.withLock(caller, 'section', id, () => this.records.delete(Section, id));
  }

  async reorder(caller: Caller, courseId: number, ids: number[]): Promise<SectionView[]> {
    await this.access.withLock(caller, 'course', courseId, () =>
      this.access.reorder('section', 'course_id', courseId, ids),
    );
    return this.list(caller, courseId);
  }

  private async getById(id: number): Promise<SectionView> {
    const row = await this.db.rowOr<SectionRow>(NotFound, `${SELECT} WHERE s.id = $1`, [id]);
    return SectionView.of(row);
  }
}

const sectionColumns = bodyColumns<SectionBody, Section>({ description: changedText });
