import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { Page } from '#kit/http/page';
import { PictureJobs } from '#agents/studio/picture-jobs';
import { MenuEditing } from '../menu/menu-editing.service';
import type { AcceptPictureBody, DishPictureBody, DishPictureJobsQuery } from './ai-studio.dto';
import { DISH_PICTURE_JOB, type DishPictureJobView } from './ai-studio.view';

/** Requests for pictures of dishes. */
@Injectable()
export class DishPictures {
  constructor(
    private readonly jobs: PictureJobs,
    private readonly editing: MenuEditing,
  ) {}

  async request(body: DishPictureBody, caller: Caller): Promise<DishPictureJobView> {
    const { product_id: recordId, count, client_token: clientToken, ...request } = body;
    return this.jobs.create(DISH_PICTURE_JOB, caller, { recordId, request, count, clientToken });
  }

  async list({ product_id: recordId, status, pageRequest }: DishPictureJobsQuery): Promise<Page<DishPictureJobView>> {
    return this.jobs.list(DISH_PICTURE_JOB, { recordId, status, pageRequest });
  }

  async get(id: number): Promise<DishPictureJobView> {
    return this.jobs.get(DISH_PICTURE_JOB, id);
  }

  async accept(id: number, { picture, position }: AcceptPictureBody): Promise<DishPictureJobView> {
    return this.jobs.accept(DISH_PICTURE_JOB, id, picture, ({ recordId, address }) =>
      this.editing.addPicture(recordId, address, position),
    );
  }
}
