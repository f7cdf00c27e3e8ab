import { Whole } from '#kit/fields/number-fields';
import { Choice, QueryDay, QueryText, SearchWords } from '#kit/fields/query-fields';
import { Day, Email, OneOf, Phone, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { Honeypot } from '#shared/forms/public-form';
import { DASHBOARD_PAGES, FORM_FILTER } from '../stays.pages';
import { MAX_GUESTS } from '../stays/stay-kinds';
import { INQUIRY_STATUSES, type InquiryStatus } from './inquiry.entity';

const OPTIONAL = { optional: true, nullable: true } as const;

export class InquiryBody {
  @Text({ max: 200, example: 'Sara Haddad', description: 'Name of the visitor.' })
  name: string;

  @Email()
  email: string;

  @Text({
    min: 10,
    max: 4000,
    example: 'Is the pool heated in January, and may we bring a small dog?',
    description: 'Message of the visitor.',
  })
  message: string;

  @Text({
    lowerCase: true,
    min: 8,
    max: 64,
    description: 'Idempotency key: a repeat returns the first receipt and notifies staff only once.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;

  @Phone({ ...OPTIONAL, blankIsAbsent: true })
  phone?: string | null;

  @Text({
    ...OPTIONAL,
    blankIsAbsent: true,
    max: 120,
    description: 'Slug of a published stay; null for a question about no stay in particular.',
    example: 'palm-court-villa',
  })
  stay_slug?: string | null;

  @Day({ ...OPTIONAL, description: 'First night of the question; null without dates.' })
  check_in?: string | null;

  @Day({
    ...OPTIONAL,
    description: 'Day after the last night, later than `check_in`; null without dates.',
    example: '2026-05-12',
  })
  check_out?: string | null;

  @Whole({ ...OPTIONAL, min: 1, max: MAX_GUESTS, example: 4 })
  guests?: number | null;

  @Honeypot()
  company?: string | null;
}

export class InquiryListQuery extends PageQuery(DASHBOARD_PAGES) {
  @Choice(INQUIRY_STATUSES, { ...FORM_FILTER, description: 'Only questions of this status.' })
  status?: InquiryStatus;

  @SearchWords({
    ...FORM_FILTER,
    max: 200,
    description: 'Search words in name, e-mail address, phone number, message and stay.',
  })
  q?: string[];

  @QueryDay({
    ...FORM_FILTER,
    description: "Only questions received on this day or later, in the company's time zone.",
  })
  from?: string;

  @QueryDay({
    ...FORM_FILTER,
    description: "Only questions received on this day or earlier, in the company's time zone.",
  })
  to?: string;

  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay.' })
  stay?: string;
}

export class InquiryChangeBody {
  @OneOf(INQUIRY_STATUSES, { optional: true, description: 'Status of the inquiry.' })
  status?: InquiryStatus;

  @Text({
    min: 0,
    max: 4000,
    optional: true,
    nullable: true,
    description: 'Notes that only the team sees; null or an empty text deletes them.',
  })
  admin_notes?: string | null;
}
