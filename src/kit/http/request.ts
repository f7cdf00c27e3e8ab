import type { Request } from 'express';
import type { Caller } from './caller';
import type { Language } from '../language/language';
import type { Span } from '../tracing/tracing';

/** What the kit adds to an Express request. */
export interface AppRequest extends Request {
  requestId: string;
  /** The address as it arrived, before the host took the name of the service off it. */
  arrivedUrl?: string;
  /** As part of a trace, where traces are made. */
  span?: Span;
  language: Language;
  /** The method of the controller that answers, once it is known. */
  handler?: object;
  caller?: Caller;
}
