import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field, problem } from '#kit/fields/field';
import { Amount, Id } from '#kit/fields/number-fields';
import { Choice, SearchWords } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { Email, OneOf, Phone, Text, Uuid4 } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { Honeypot } from '#shared/forms/public-form';
import { DASHBOARD_PAGES, FORM_FILTER } from '../property.pages';
import { INTENTS, type Intent, LEAD_STATUSES, type LeadStatus } from './lead.entity';

const BlankIsNull = () => Transform(({ value }: { value: unknown }) => (value === '' ? null : value));

const OptionalPhone = () => applyDecorators(BlankIsNull(), Phone({ optional: true, nullable: true }));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slugs of neighborhoods, not checked to exist: a deleted one is still a preference of the visitor. */
const AreaSlugs = () =>
  applyDecorators(
    field(
      [{ name: 'slugs', holds: value => !Array.isArray(value) || value.every(slug => SLUG.test(String(slug))) }],
      { type: String, isArray: true },
      { optional: true },
    ),
    Text({
      max: 120,
      list: { max: 20 },
      optional: true,
      description: 'Slugs of the neighborhoods that the visitor prefers.',
      example: ['dubai-marina'],
    }),
  );

export class VisitorBody {
  @Text({ max: 120, example: 'Sara Haddad', description: 'Name of the visitor.' })
  name: string;

  @Email()
  email: string;

  @OptionalPhone()
  phone?: string | null;

  @Text({
    min: 0,
    max: 1000,
    optional: true,
    nullable: true,
    description: 'Message of the visitor; null without one.',
  })
  message?: string | null;

  @Uuid4({ description: 'UUID of the form, created once; sending it again returns the first receipt.' })
  client_token: string;

  @Honeypot()
  company?: string | null;
}

export class LeadBody extends VisitorBody {
  @OneOf(INTENTS, {
    example: 'buy',
    description: 'Purpose of the inquiry; `other` for anything but buying or renting.',
  })
  intent: Intent;

  @AreaSlugs()
  preferred_areas?: string[];

  @Amount({
    max: 10_000_000_000,
    optional: true,
    nullable: true,
    example: 1_500_000,
    description: 'Maximum budget of the visitor.',
  })
  budget?: number | null;

  @Id({ optional: true, nullable: true, description: 'Id of a published home; null without one.' })
  property_id?: number | null;
}

const MAX_DAYS = 3650;

/** Number of days in the time zone of the agency, today included. */
const DaysBack = () =>
  parameter(
    {
      read: text => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_DAYS ? Number(text) : undefined),
      rule: problem('day_count', { max: MAX_DAYS }),
      api: { type: 'integer', minimum: 1 },
    },
    {
      ...FORM_FILTER,
      description: 'only inquiries received in this number of days in the time zone of the agency, today included',
      example: 7,
    },
  );

export class LeadListQuery extends PageQuery(DASHBOARD_PAGES) {
  @Choice(LEAD_STATUSES, { ...FORM_FILTER, description: 'Only inquiries of this status.' })
  status?: LeadStatus;

  @SearchWords({ ...FORM_FILTER, description: 'in name, e-mail address, phone number and reference of the home' })
  q?: string[];

  @DaysBack()
  received_within_days?: number;
}

export class LeadChangeBody {
  @OneOf(LEAD_STATUSES, { optional: true, example: 'contacted', description: 'Status of the inquiry.' })
  status?: LeadStatus;

  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'Internal notes, never shown to visitors. Empty deletes them.',
  })
  notes?: string | null;
}
