import { Injectable } from '@nestjs/common';
import { recordId } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import type { UploadGuard } from '#media/file-upload';
import { STUDENT } from '../students/student-accounts';
import { Conversations } from './conversations.service';
import { asInstructor, asStudent } from './party';

/** Refuses uploads to foreign conversations before their body is received. */
@Injectable()
export class MessageUploadGuard implements UploadGuard {
  constructor(private readonly conversations: Conversations) {}

  async admit({ caller, params }: AppRequest): Promise<void> {
    const id = recordId(String(params['id']));
    if (id === undefined || !caller) throw NotFound();
    await this.conversations.assertOwn(caller.audience === STUDENT ? asStudent(caller) : asInstructor(caller), id);
  }
}
