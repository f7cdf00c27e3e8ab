import { Injectable } from '@nestjs/common';
import { recordId } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import type { UploadGuard } from '#media/file-upload';
import { Submissions } from './submissions.service';

/** Refuses a submission before its body is received. */
@Injectable()
export class SubmissionUploadGuard implements UploadGuard {
  constructor(private readonly submissions: Submissions) {}

  async admit({ caller, params }: AppRequest): Promise<void> {
    const id = recordId(String(params['id']));
    if (id === undefined || !caller) throw NotFound();
    await this.submissions.assertOpen(caller.id, id);
  }
}
