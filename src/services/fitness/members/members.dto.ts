import { changeOf } from '#kit/fields/change-of';
import { Flag } from '#kit/fields/number-fields';
import { Choice, QueryId } from '#kit/fields/query-fields';
import { Email, Password, Phone, SameAs, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { CountryId } from '#shared/countries/country-id';
import { CurrentPassword, PersonFilters } from '#shared/people/people.dto';
import { Username } from '../accounts/accounts.dto';
import { CATALOGUE_PAGES, FILTER } from '../fitness.pages';
import { AccountTimeZone } from '../fitness.staff';

class MemberFields {
  @Text({ max: 100, example: 'Sara' })
  first_name: string;

  @Text({ max: 100, example: 'Lee' })
  last_name: string;

  @Email()
  email: string;

  @Username()
  username?: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;

  @CountryId({ optional: true, nullable: true })
  country_id?: number | null;

  @Text({ max: 2000, optional: true, nullable: true, description: 'Address of an uploaded picture.' })
  profile_picture?: string | null;

  @AccountTimeZone()
  timezone?: string;

  @Flag({
    optional: true,
    description: 'Whether the e-mail address is confirmed; requires the permission `members.verify`.',
  })
  is_verified?: boolean;
}

export class MemberPasswordBody {
  @CurrentPassword('for the own account, which a member reaches whose role has staff permissions')
  current_password?: string;

  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true })
  password_confirmation?: string;
}

export class MemberBody extends MemberFields {
  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true })
  password_confirmation?: string;
}

export class MemberChangeBody extends changeOf(MemberFields) {}

export class MemberFilters extends PageQuery(CATALOGUE_PAGES, PersonFilters) {
  @QueryId({ ...FILTER, description: 'Filter by ISO 3166-1 numeric code of the country.' })
  override country_id?: number;

  @Choice(['asc', 'desc'], { ...FILTER, description: 'Order by last change; `desc`, the latest first, when left out.' })
  order?: 'asc' | 'desc';
}
