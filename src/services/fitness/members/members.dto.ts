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

  @Text({ max: 2000, optional: true, nullable: true, description: 'Address of an image, as an upload answered it.' })
  profile_picture?: string | null;

  @AccountTimeZone()
  timezone?: string;

  @Flag({ optional: true, description: 'Needs the permission to mark addresses as confirmed.' })
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
  @QueryId({ ...FILTER, description: 'ISO 3166-1 numeric code' })
  override country_id?: number;

  @Choice(['asc', 'desc'], { ...FILTER, description: 'By the latest change; `desc` when left out.' })
  order?: 'asc' | 'desc';
}
