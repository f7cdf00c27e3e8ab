import { Whole } from '#kit/fields/number-fields';
import { Choice, QueryText } from '#kit/fields/query-fields';
import { Day, Email, OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { LANGUAGES, type Language } from '#kit/language/language';
import { Honeypot } from '#shared/forms/public-form';
import { DASHBOARD_PAGES, FORM_FILTER } from '../stays.pages';
import { MAX_GUESTS } from '../stays/stay-kinds';
import { WAITLIST_STATES, type WaitlistState } from './waitlist-status';

export class WaitlistBody {
  @Day({ description: 'First wanted night.' })
  check_in: string;

  @Day({ description: 'Check-out day, after the last wanted night.', example: '2026-05-12' })
  check_out: string;

  @Whole({ min: 1, max: MAX_GUESTS, example: 2 })
  guests: number;

  @Text({ max: 100, example: 'Sara', description: 'Given name of the guest.' })
  first_name: string;

  @Email({ description: 'E-mail address that offers are sent to; stored in lower case.' })
  email: string;

  @OneOf(LANGUAGES, {
    optional: true,
    nullable: true,
    description: 'Language of mails; the language of the request when omitted.',
  })
  locale?: Language | null;

  @Text({
    lowerCase: true,
    min: 8,
    max: 64,
    description: 'Idempotency key: a repeat returns the first receipt.',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token: string;

  @Honeypot()
  company?: string | null;
}

export class WaitlistQuery extends PageQuery(DASHBOARD_PAGES) {
  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay.' })
  stay?: string;

  @Choice(WAITLIST_STATES, { ...FORM_FILTER, description: 'Only entries of this status.' })
  status?: WaitlistState;
}
