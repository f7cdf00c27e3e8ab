import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { Page } from '#kit/http/page';
import { PictureJobs } from '#agents/studio/picture-jobs';
import { HomeEditing } from '../homes-staff/home-editing.service';
import type { StagingRequest } from './staged-rooms';
import type { AcceptStagingBody, StagingJobBody, StagingJobsQuery } from './staging.dto';
import { STAGING_JOB, type StagingJobView } from './staging.view';

/** Each job furnishes one picture. */
const ONE = 1;

/** Requests for furnished pictures of rooms. */
@Injectable()
export class Staging {
  constructor(
    private readonly jobs: PictureJobs,
    private readonly editing: HomeEditing,
  ) {}

  async request(body: StagingJobBody, caller: Caller): Promise<StagingJobView> {
    const { property_id: recordId, client_token: clientToken, room, before_url, style, prompt } = body;
    const en = room.en ?? '';
    const request: StagingRequest = { before_url, room: { en, ar: room.ar || en }, style, prompt };
    return this.jobs.create(STAGING_JOB, caller, { recordId, request, count: ONE, clientToken });
  }

  async list({ property_id: recordId, status, pageRequest }: StagingJobsQuery): Promise<Page<StagingJobView>> {
    return this.jobs.list(STAGING_JOB, { recordId, status, pageRequest });
  }

  async get(id: number): Promise<StagingJobView> {
    return this.jobs.get(STAGING_JOB, id);
  }

  async accept(id: number, { is_public = false }: AcceptStagingBody): Promise<StagingJobView> {
    return this.jobs.accept(STAGING_JOB, id, ONE, ({ recordId, request, address }) => {
      const { room, before_url } = request as StagingRequest;
      return this.editing.addStagingPair(recordId, { room, before_url, after_url: address, is_public });
    });
  }
}
