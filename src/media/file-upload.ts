import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ApiConsumes } from '#kit/openapi/api-notes';
import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { allowSlowUpload } from '#kit/http/server-timeouts';
import { TakesForm } from '#kit/access/body.guard';
import { Refuses } from '#kit/http/route-description';
import { IdempotentRequests } from '#idempotency/idempotent-requests';
import { requestKeyOf } from '#idempotency/request-key';
import {
  BadRequest,
  BodyTooLarge,
  fieldRefused,
  RateLimited,
  UnsupportedMediaType,
  ValidationFailed,
} from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { type FileRules, receiveForm } from './multipart-form';
import { UploadAdmission, UploadsUnderWay } from './upload-admission';

/** Allowed size of boundaries and text fields in addition to the file. */
const FORM_OVERHEAD = 64 * 1024;

/** A form with one file, deleted after the response. @param gate can refuse before the body is read */
export const ReceivesFile = (rules: FileRules, gate?: Type<UploadGuard>) =>
  applyDecorators(
    TakesForm(),
    UseInterceptors(receiverOf(rules, gate)),
    ApiConsumes('multipart/form-data', ...(rules.optional ? ['application/json'] : [])),
    Refuses(BadRequest, ValidationFailed, BodyTooLarge, UnsupportedMediaType, UploadsUnderWay, RateLimited),
  );

/** Path of the received file; undefined if an optional one was left out. */
export const ReceivedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().file?.path,
);

/** Checks a request before its file is received. */
export interface UploadGuard {
  admit: (request: AppRequest) => Promise<void>;
}

function receiverOf(rules: FileRules, gate: Type<UploadGuard> | undefined): Type<NestInterceptor> {
  @Injectable()
  class FileReceiver implements NestInterceptor {
    constructor(
      private readonly admission: UploadAdmission,
      private readonly modules: ModuleRef,
      private readonly requests: IdempotentRequests,
    ) {}

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<AppRequest>();
      if (!isForm(request, rules)) return next.handle();
      const own = { ...rules, maxBytes: this.admission.maxBytes(rules.maxBytes) };
      const bytes = declaredBytes(request, own);
      return this.admission.run(request, bytes, async () => {
        if (gate) await this.modules.get(gate, { strict: false }).admit(request);
        const handle = async () => this.once(context, next);
        return receive(request, http.getResponse<Response>(), own, handle);
      });
    }

    /** A form that is sent again with its `Idempotency-Key` is compared by its fields and the content of its file. */
    private async once(context: ExecutionContext, next: CallHandler): Promise<unknown> {
      const key = requestKeyOf(context);
      const handle = async () => lastValueFrom(next.handle(), { defaultValue: undefined });
      if (!key) return handle();
      const request = context.switchToHttp().getRequest<AppRequest>();
      return this.requests.run(key, request, handle, request.file && (await hashOfFile(request.file.path)));
    }
  }
  return FileReceiver;
}

async function receive(
  request: AppRequest,
  response: Response,
  rules: FileRules,
  handle: () => Promise<unknown>,
): Promise<Observable<unknown>> {
  allowSlowUpload(request);
  const folder = await mkdtemp(join(tmpdir(), 'quintet-upload-'));
  try {
    await receiveForm(request, response, folder, rules);
    if (!request.file && !rules.optional) throw fieldRefused(rules.field, 'file_required');
    return of(await handle());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashOfFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('base64url');
}

function isForm(request: AppRequest, { field, optional }: FileRules): boolean {
  if (request.is('multipart/form-data')) return true;
  if (optional) return false;
  const sentNothing = request.headers['content-type'] === undefined;
  throw sentNothing ? fieldRefused(field, 'file_required') : UnsupportedMediaType();
}

/** Upper bound of the body size. @throws BodyTooLarge if `Content-Length` exceeds the limit */
function declaredBytes({ headers }: AppRequest, { maxBytes }: FileRules): number {
  const limit = maxBytes + FORM_OVERHEAD;
  const declared = headers['content-length'] === undefined ? limit : Number(headers['content-length']);
  if (declared > limit) throw BodyTooLarge();
  return declared;
}
