import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes } from '../http/api-notes';
import type { Response } from 'express';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { allowSlowArrival } from '../http/arrival';
import { TakesForm } from '../http/body.guard';
import { Refuses } from '../http/describe';
import { BadRequest, BodyTooLarge, fieldRefused, UnsupportedMediaType, ValidationFailed } from '../http/refusal';
import type { AppRequest } from '../http/request';
import { type FileRules, receiveForm } from './multipart-form';

/** What the boundaries and text fields of a form may add to its file. */
const FORM_OVERHEAD = 64 * 1024;

/**
 * The route takes a form with one file, streamed to a temporary file that is gone when the route has answered.
 * With `optional`, the file may be left out and the body may also be JSON.
 */
export const ReceivesFile = (rules: FileRules) =>
  applyDecorators(
    TakesForm(),
    UseInterceptors(new FileReceiver(rules)),
    ApiConsumes('multipart/form-data', ...(rules.optional ? ['application/json'] : [])),
    Refuses(BadRequest, ValidationFailed, BodyTooLarge, UnsupportedMediaType),
  );

/** Path of the received file; undefined when an optional one was left out. */
export const ReceivedFile = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().file?.path,
);

class FileReceiver implements NestInterceptor {
  constructor(private readonly rules: FileRules) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    if (!this.isForm(request)) return next.handle();
    this.refuseDeclaredLength(request);
    allowSlowArrival(request);
    const folder = await mkdtemp(join(tmpdir(), 'quintet-upload-'));
    try {
      await receiveForm(request, http.getResponse<Response>(), folder, this.rules);
      if (!request.file && !this.rules.optional) throw fieldRefused(this.rules.field, 'file_required');
      return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private isForm(request: AppRequest): boolean {
    if (request.is('multipart/form-data')) return true;
    if (this.rules.optional) return false;
    const sentNothing = request.headers['content-type'] === undefined;
    throw sentNothing ? fieldRefused(this.rules.field, 'file_required') : UnsupportedMediaType();
  }

  /** Says no at once to what would be refused anyway; the rest of the body is read to nowhere. */
  private refuseDeclaredLength(request: AppRequest): void {
    if (Number(request.headers['content-length'] ?? 0) <= this.rules.maxBytes + FORM_OVERHEAD) return;
    request.resume();
    throw BodyTooLarge();
  }
}
