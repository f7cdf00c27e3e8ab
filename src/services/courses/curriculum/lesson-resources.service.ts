import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import type { RowOf } from '#kit/views/view';
import { CurriculumAccess } from './curriculum-access';
import type { LessonResourceBody, LessonResourceChangeBody } from './curriculum.dto';
import { LessonResourceView } from './curriculum.view';
import { LessonResource } from './lesson-resource.entity';

type ResourceRow = RowOf<typeof LessonResourceView>;

const SELECT = `SELECT ${LessonResourceView.columns<LessonResource>('r')} FROM lesson_resource r`;

@Injectable()
export class LessonResources {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly access: CurriculumAccess,
    private readonly storage: Storage,
  ) {}

  async list(caller: Caller, lessonId: number): Promise<LessonResourceView[]> {
    await this.access.courseOf(caller, 'lesson', lessonId);
    const rows = await this.db.rows<ResourceRow>(`${SELECT} WHERE r.lesson_id = $1 ORDER BY r.position, r.id`, [
      lessonId,
    ]);
    return rows.map(LessonResourceView.of);
  }

  async create(caller: Caller, lessonId: number, body: LessonResourceBody): Promise<LessonResourceView> {
    const id = await this.access.withLock(caller, 'lesson', lessonId, async () => {
      const position = await this.access.nextPosition('lesson_resource', 'lesson_id', lessonId);
      return this.records.create(LessonResource, { ...this.checkedColumns(body), lessonId, position });
    });
    return this.get(id);
  }

  async update(caller: Caller, id: number, body: LessonResourceChangeBody): Promise<LessonResourceView> {
    await this.access.withLock(caller, 'resource', id, () =>
      this.records.update(LessonResource, id, () => this.checkedColumns(body)),
    );
    return this.get(id);
  }

  async delete(caller: Caller, id: number): Promise<void> {
    await this.access.withLock(caller, 'resource', id, () => this.records.delete(LessonResource, id));
  }

  private async get(id: number): Promise<LessonResourceView> {
    const row = await this.db.rowOr<ResourceRow>(NotFound, `${SELECT} WHERE r.id = $1`, [id]);
    return LessonResourceView.of(row);
  }

  private checkedColumns(body: LessonResourceChangeBody): Partial<LessonResource> {
    assertAddresses(this.storage, { url: body.url });
    return resourceColumns(body);
  }
}

const resourceColumns = bodyColumns<LessonResourceBody, LessonResource>();
