import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { field, problem } from '#kit/fields/field';
import { Amount, Id } from '#kit/fields/number-fields';
import { Choice, SearchWords } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { Texts } from '#kit/fields/shape-fields';
import { Email, OneOf, Phone, Text, Uuid4 } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { Honeypot } from '#shared/forms/public-form';
import { DASHBOARD_PAGES, FORM_FILTER } from '../property.pages';
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
    description: 'What the visitor writes; null without a word.',
  })
  message?: string | null;

  @Uuid4({ description: 'Made once for each form a visitor fills in; sent again, it is answered the first receipt.' })
  client_token: string;

  @Honeypot()
  company?: string | null;
}

export class LeadBody extends VisitorBody {
  @OneOf(INTENTS, {
    example: 'buy',
    description: 'What somebody means to do; `other` for anything else than to buy or rent.',
  })
  intent: Intent;

  @AreaSlugs()
  preferred_areas?: string[];

  @Amount({
    max: 10_000_000_000,
    optional: true,
    nullable: true,
    example: 1_500_000,
    description: 'What the visitor means to spend at most.',
  })
  budget?: number | null;

  @Id({ optional: true, nullable: true, description: 'A published home.' })
  property_id?: number | null;
}

const MAX_DAYS = 3650;

/** So many days of the agency, which end today. */
const DaysBack = () =>
  parameter(
    {
      read: text => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_DAYS ? Number(text) : undefined),
      rule: problem('day_count', { max: MAX_DAYS }),
      api: { type: 'integer', minimum: 1 },
    },
    {
      ...FORM_FILTER,
      description: 'only those that came within so many days of the agency, today included',
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
  @OneOf(LEAD_STATUSES, { optional: true, example: 'contacted', description: 'How far the team has come with it.' })
  status?: LeadStatus;

  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'What the team wants to remember; visitors never see it. Empty is none.',
  })
  notes?: string | null;
}
