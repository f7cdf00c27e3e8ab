import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { PictureJobs } from '#agents/studio/picture-jobs';
import { SourcePictures } from '#agents/studio/source-pictures';
import { HomeEditing } from '../homes-staff/home-editing.service';
import { StagedRooms, type StagingRequest } from './staged-rooms';
import type { AcceptStagingBody, StagingJobBody, StagingJobsQuery } from './staging.dto';
import { STAGING_JOB_COLUMNS, type StagingJobRow, StagingJobView } from './staging.view';

/** Each job furnishes one picture. */
const ONE = 1;

/** Requests for furnished pictures of rooms. */
@Injectable()
export class Staging {
  constructor(
    private readonly db: Database,
    private readonly jobs: PictureJobs,
    private readonly sources: SourcePictures,
    private readonly rooms: StagedRooms,
    private readonly editing: HomeEditing,
  ) {}

  async request(body: StagingJobBody, caller: Caller): Promise<StagingJobView> {
    const { property_id: recordId, client_token: clientToken, room, before_url, style, prompt } = body;
    this.jobs.requireAvailable();
    await this.sources.require('before_url', before_url);
    if (!(await this.rooms.find(recordId))) throw fieldRefused('property_id', 'unknown_reference');
    const en = room.en ?? '';
    const request: StagingRequest = { before_url, room: { en, ar: room.ar || en }, style, prompt };
    return this.jobs.create(caller, { recordId, request, count: ONE, clientToken }, id => this.get(id));
  }

  async list({ property_id: home, status, pageRequest }: StagingJobsQuery) {
    const page = await listPage<StagingJobRow>(this.db, pageRequest, {
      columns: STAGING_JOB_COLUMNS,
      from: 'picture_job j',
      where: [when(home, id => sql`j.record_id = ${id}`), when(status, word => sql`j.status = ${word}`)],
      order: 'j.id DESC',
    });
    return dataPage(mapPage(page, StagingJobView.of));
  }

  async get(id: number): Promise<StagingJobView> {
    const row = await this.db.rowOr<StagingJobRow>(
      NotFound,
      `SELECT ${STAGING_JOB_COLUMNS} FROM picture_job j WHERE j.id = $1`,
      [id],
    );
    return StagingJobView.of(row);
  }

  async accept(id: number, { is_public = false }: AcceptStagingBody): Promise<StagingJobView> {
    await this.db.transaction(async () => {
      const { recordId, request, address } = await this.jobs.accept(id, ONE);
      const { room, before_url } = request as unknown as StagingRequest;
      await this.editing.addStagingPair(recordId, { room, before_url, after_url: address, is_public });
    });
    return this.get(id);
  }
}
