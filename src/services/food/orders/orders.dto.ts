import { applyDecorators } from '@nestjs/common';
import { parameter, type QueryOptions } from '#kit/fields/query-parameter';
import { ApiProperty } from '#kit/openapi/api-notes';
import { normaliseEmail } from '#kit/text/email-address';

/** Without it no order is found, as with a wrong one. */
const Proof = (options: QueryOptions, read = (text: string) => text) =>
  applyDecorators(parameter({ read, rule: 'text' }, options), ApiProperty({ required: true }));

/** Malformed values find no order, as unknown ones do. */
export class TrackingQuery {
  @Proof({ example: 'ORD-1001', description: 'Number of the order, such as `ORD-1001`.' })
  number?: string;

  @Proof({ example: 'sara@example.com', description: 'The e-mail address it was placed with.' }, normaliseEmail)
  email?: string;
}

export class TrackingTokenQuery {
  @Proof({ secret: true, description: 'from the response to a placement, valid for three hours' })
  token?: string;
}
