import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { PictureJobs } from '#agents/studio/picture-jobs';
import { SourcePictures } from '#agents/studio/source-pictures';
import { MenuEditing } from '../menu/menu-editing.service';
import type { AcceptPictureBody, DishPictureBody, DishPictureJobsQuery } from './ai-studio.dto';
import { DISH_PICTURE_JOB_COLUMNS, type DishPictureJobRow, DishPictureJobView } from './ai-studio.view';
import { DishSubjects } from './dish-subjects';

/** Requests for pictures of dishes. */
@Injectable()
export class DishPictures {
  constructor(
    private readonly db: Database,
    private readonly jobs: PictureJobs,
    private readonly sources: SourcePictures,
    private readonly subjects: DishSubjects,
    private readonly editing: MenuEditing,
  ) {}

  async request(body: DishPictureBody, caller: Caller): Promise<DishPictureJobView> {
    const { product_id: recordId, count, client_token: clientToken, ...request } = body;
    this.jobs.requireAvailable();
    await this.sources.require('source_url', request.source_url);
    if (!(await this.subjects.find(recordId))) throw fieldRefused('product_id', 'unknown_reference');
    return this.jobs.create(caller, { recordId, request, count, clientToken }, id => this.get(id));
  }

  async list({ product_id: dish, status, pageRequest }: DishPictureJobsQuery) {
    const page = await listPage<DishPictureJobRow>(this.db, pageRequest, {
      columns: DISH_PICTURE_JOB_COLUMNS,
      from: 'picture_job j',
      where: [when(dish, id => sql`j.record_id = ${id}`), when(status, word => sql`j.status = ${word}`)],
      order: 'j.id DESC',
    });
    return mapPage(page, DishPictureJobView.of);
  }

  async get(id: number): Promise<DishPictureJobView> {
    const row = await this.db.rowOr<DishPictureJobRow>(
      NotFound,
      `SELECT ${DISH_PICTURE_JOB_COLUMNS} FROM picture_job j WHERE j.id = $1`,
      [id],
    );
    return DishPictureJobView.of(row);
  }

  async accept(id: number, { picture, position }: AcceptPictureBody): Promise<DishPictureJobView> {
    await this.db.transaction(async () => {
      const { recordId, address } = await this.jobs.accept(id, picture);
      await this.editing.addPicture(recordId, address, position);
    });
    return this.get(id);
  }
}
