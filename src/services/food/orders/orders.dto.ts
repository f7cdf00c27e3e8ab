import { applyDecorators } from '@nestjs/common';
import { parameter, type QueryOptions } from '#kit/fields/query-parameter';
import { ApiProperty } from '#kit/openapi/api-notes';
import { normaliseEmail } from '#kit/text/email-address';

/** Optional for the validation: without it no order is found, as with a wrong value. */
const Proof = (options: QueryOptions, read = (text: string) => text) =>
  applyDecorators(parameter({ read, rule: 'text' }, options), ApiProperty({ required: true }));

/** Malformed values answer 404, as unknown ones do. */
export class TrackingQuery {
  @Proof({ example: 'ORD-1001', description: 'Number of the order, such as `ORD-1001`.' })
  number?: string;

  @Proof({ example: 'sara@example.com', description: 'E-mail address of the order.' }, normaliseEmail)
  email?: string;
}

export class TrackingTokenQuery {
  @Proof({ secret: true, description: 'Tracking token of a placed order, valid for three hours.' })
  token?: string;
}
