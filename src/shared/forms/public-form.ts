import { applyDecorators, Post } from '@nestjs/common';
import { Public } from '#kit/access/access-rule';
import { Text } from '#kit/fields/text-fields';
import { Creates, ResponseMessage, type ResponseModel } from '#kit/http/route-description';
import { Idempotent } from '#idempotency/idempotent';
import type { Language } from '#kit/language/language';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { RateLimited, type Refuse } from '#kit/refusals/refusal';

/** A form that anyone can send, stored once for each `client_token`. */
export interface PublicForm {
  kind: string;
  limit: string;
  /** What the limit counts, in words for the description: `inquiries from one address`. */
  counted: string;
  message: string;
}

/** Fields that every form has. */
export interface FormFields {
  client_token: string;
  company?: string | null;
}

export interface Visitor {
  address: string;
  language: Language;
}

/** The field `company`: a form with it gets a receipt and is not stored. */
export const Honeypot = () =>
  Text({
    min: 0,
    max: 1000,
    optional: true,
    nullable: true,
    description: 'Honeypot: bots fill it in, people do not see it.',
  });

/** The route of a form: `POST` at the path of the controller. */
export const SubmitsForm = (
  { kind, limit, counted, message }: PublicForm,
  summary: string,
  receipt: ResponseModel,
  ...refusals: Refuse[]
) =>
  applyDecorators(
    Post(),
    Creates(summary, receipt, ...refusals, RateLimited),
    CountedBy({ [limit]: counted }),
    ResponseMessage(message),
    Idempotent(kind),
    Public(),
  );
