import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field } from '#kit/fields/field';
import { Amount, Id } from '#kit/fields/number-fields';
import { QueryValue } from '#kit/fields/query-fields';
import { Texts } from '#kit/fields/shape-fields';
import { Email, OneOf, Phone, Text, Uuid4 } from '#kit/fields/text-fields';
import { INTENTS, type Intent, LEAD_STATUSES, type LeadStatus } from './lead.entity';

/** Forms send an empty text for what was left out. */
const BlankIsNull = () => Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

const OptionalPhone = () => applyDecorators(BlankIsNull(), Phone({ optional: true, nullable: true }));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slugs of neighborhoods, read as words: one that is gone by now says as much about the visitor. */
const AreaSlugs = () =>
  applyDecorators(
    field(
      [{ name: 'slugs', holds: value => !Array.isArray(value) || value.every(slug => SLUG.test(String(slug))) }],
      { type: String, isArray: true },
      { optional: true },
    ),
    Texts({ max: 20, each: 120, optional: true, description: 'Slugs of neighborhoods.', example: ['dubai-marina'] }),
  );

/** What every public form asks of a visitor. */
export class VisitorBody {
  @Text({ max: 120, example: 'Sara Haddad' })
  name: string;

  @Email()
  email: string;

  @OptionalPhone()
  phone?: string | null;

  @Text({ min: 0, max: 1000, optional: true, nullable: true })
  message?: string | null;

  @Uuid4({ description: 'Made once for each form a visitor fills in; sent again, it is answered the first receipt.' })
  client_token: string;

  @Text({
    min: 0,
    max: 1000,
    optional: true,
    nullable: true,
    description: 'Honeypot: bots fill it in, people never see it.',
  })
  company?: string | null;
}

export class LeadBody extends VisitorBody {
  @OneOf(INTENTS, { example: 'buy' })
  intent: Intent;

  @AreaSlugs()
  preferred_areas?: string[];

  @Amount({ max: 10_000_000_000, optional: true, nullable: true, example: 1_500_000 })
  budget?: number | null;

  @Id({ optional: true, nullable: true, description: 'A published home.' })
  property_id?: number | null;
}

export class LeadListQuery {
  @QueryValue({ enum: LEAD_STATUSES })
  status?: unknown;

  @QueryValue({ description: 'in name, e-mail address, phone number and reference of the home' })
  q?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, description: 'days of the agency, today included', example: '7' })
  received_within_days?: unknown;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 50, description: '10 when left out' })
  page_size?: unknown;
}

export class LeadChangeBody {
  @OneOf(LEAD_STATUSES, { optional: true, example: 'contacted' })
  status?: LeadStatus;

  @Text({ min: 0, max: 5000, optional: true, nullable: true })
  notes?: string | null;
}
