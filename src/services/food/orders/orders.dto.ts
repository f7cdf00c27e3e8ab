import { normaliseEmail } from '#kit/text/email-address';
import { parameter } from '#kit/fields/query-parameter';

const asSent = { read: (text: string) => text, rule: 'text' };

/** Malformed values find no order, as unknown ones do. */
export class TrackingQuery {
  @parameter(asSent, { example: 'ORD-1001', description: 'Number of the order, such as `ORD-1001`.' })
  number?: string;

  @parameter(
    { read: normaliseEmail, rule: 'email' },
    { example: 'sara@example.com', description: 'The e-mail address it was placed with.' },
  )
  email?: string;
}

export class TrackingTokenQuery {
  @parameter(asSent, { secret: true, description: 'from the response to a placement, valid for three hours' })
  token?: string;
}
