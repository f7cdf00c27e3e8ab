import type { Span } from '@opentelemetry/api';
import type { Request } from 'express';
import type { Temporal } from 'temporal-polyfill';
import type { Caller } from './caller';
import type { Language } from '../language/language';

/** An Express request with the properties that the kit adds. */
export interface AppRequest extends Request {
  requestId: string;
  arrivedAt: Temporal.Instant;
  /** The URL before the host removed the service prefix. */
  arrivedUrl?: string;
  /** The path as logged. */
  maskedPath?: string;
  /** The span of the request; set if tracing is on. */
  span?: Span;
  language: Language;
  handler?: object;
  caller?: Caller;
  /** The `code` of the error response. */
  failureCode?: string;
}
