import type { Span } from '@opentelemetry/api';
import type { Request } from 'express';
import type { Caller } from './caller';
import type { Language } from '../language/language';

/** An Express request with the properties that the kit adds. */
export interface AppRequest extends Request {
  requestId: string;
  /** The URL before the host removed the service prefix. */
  arrivedUrl?: string;
  /** Set if tracing is on. */
  span?: Span;
  language: Language;
  /** The controller method, set by the access guard. */
  handler?: object;
  caller?: Caller;
}
