import { Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { clientToken, type ReplaySource, type StoredResponse } from '#idempotency/replay-source';
import { type IdempotencyToken, StoredResponses } from '#idempotency/stored-responses';
import { ownerOf } from '#shared/uploads/file-owner';
import { PICTURE_JOB } from './picture-jobs';

/** Finds the response to a `client_token` of the same account. */
@Injectable()
export class PictureJobTokens implements ReplaySource<IdempotencyToken> {
  constructor(private readonly responses: StoredResponses) {}

  token({ body, caller }: AppRequest): IdempotencyToken | undefined {
    const key = clientToken(body);
    return key === undefined || !caller ? undefined : { kind: PICTURE_JOB, caller: ownerOf(caller), key };
  }

  async find(token: IdempotencyToken): Promise<StoredResponse | undefined> {
    return this.responses.find(token);
  }
}
