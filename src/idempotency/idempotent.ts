import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isDatabaseUnavailable } from '#kit/database/database-refusals';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { MissBudget } from '#rate-limits/miss-budget';
import { isConclusive } from '#rate-limits/settle';
import { Refusal } from '#kit/refusals/refusal';
import { BodyComparison } from './body-comparison';
import { REPLAYED_HEADER } from './request-key';
import { StoredResponses } from './stored-responses';
import { type ReplaySource, TokenUsed } from './replay-source';
import { SerialQueue } from './serial-queue';

/** The earlier name of `Idempotent-Replayed`; orders send both. */
const OLDER_REPLAY_HEADER = 'Idempotent-Replay';

/**
 * Replays the stored response to a token that was used before, whatever else the request contains. This is the only
 * place that does: the work throws `TokenUsed`, or a refusal or constraint violation leads to one look-up here. Requests
 * with one token run one after another within a process; between processes the unique constraint decides.
 *
 * A token without a stored response costs its sender a miss until the work is done. Addresses without misses left get
 * no stored response; everything else works for them. Tokens of a sender (`ReplaySource.isOfSender`) cost none.
 * @param tokens the kind of the `client_token`s in `Once.run`, or the provider that finds responses of records
 */
export const Idempotent = (tokens: string | Type<ReplaySource>) => UseInterceptors(interceptorOf(tokens));

function interceptorOf(tokens: string | Type<ReplaySource>): Type<NestInterceptor> {
  @Injectable()
  class Replays implements NestInterceptor {
    private readonly queue = new SerialQueue();

    constructor(
      private readonly modules: ModuleRef,
      private readonly responses: StoredResponses,
      private readonly misses: MissBudget,
      private readonly bodies: BodyComparison,
    ) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<AppRequest>();
      const token = this.source.token(request);
      const work = () => lastValueFrom(next.handle());
      const respond = async () =>
        this.source.isOfSender
          ? (await this.workOrReplay(token, work, isTokenUsed)).body
          : this.respond(request, http.getResponse<Response>(), token, work);
      return from(this.bodies.report(context, token === undefined ? work : respond));
    }

    private async respond(request: AppRequest, response: Response, token: unknown, work: () => Promise<unknown>) {
      const miss = await countMiss(this.misses, countedAddress(request.ip));
      try {
        const { body, isReplay } = await this.workOrReplay(token, work, mayBeUsed);
        if (isReplay && miss.refusal) throw miss.refusal;
        if (isReplay && request.headers['idempotency-key'] !== undefined)
          for (const header of [OLDER_REPLAY_HEADER, REPLAYED_HEADER]) response.setHeader(header, 'true');
        miss.giveBack();
        return body;
      } catch (thrown) {
        if (isDatabaseUnavailable(thrown)) miss.giveBack();
        throw thrown;
      }
    }

    private async workOrReplay(
      token: unknown,
      work: () => Promise<unknown>,
      leadsToLookUp: (thrown: unknown) => boolean,
    ): Promise<{ body: unknown; isReplay: boolean }> {
      try {
        return { body: await this.queue.run(JSON.stringify(token), work), isReplay: false };
      } catch (thrown) {
        const stored = leadsToLookUp(thrown) ? await this.source.find(token) : undefined;
        if (!stored) throw thrown;
        this.bodies.compare(stored.bodyHash);
        return { body: stored.response, isReplay: true };
      }
    }

    private get source(): ReplaySource {
      return typeof tokens === 'string' ? this.responses.ofKind(tokens) : this.modules.get(tokens, { strict: false });
    }
  }
  return Replays;
}

const isTokenUsed = (thrown: unknown): boolean => thrown instanceof TokenUsed;
const mayBeUsed = (thrown: unknown): boolean => isTokenUsed(thrown) || isConclusive(thrown);

/** Counted before the look-up, so that parallel guesses are limited too. `refusal` is set if the address has no misses left. */
async function countMiss(misses: MissBudget, address: string): Promise<{ giveBack: () => void; refusal?: Refusal }> {
  try {
    return { giveBack: await misses.take(address) };
  } catch (refusal) {
    if (refusal instanceof Refusal) return { giveBack: () => {}, refusal };
    throw refusal;
  }
}
