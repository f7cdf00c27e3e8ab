import { changeOf } from '#kit/fields/change-of';
import { Flag } from '#kit/fields/number-fields';
import { Choice, QueryId } from '#kit/fields/query-fields';
import { Email, Password, Phone, SameAs, Text } from '#kit/fields/text-fields';
import { Allow } from 'class-validator';
import { Shown } from '#kit/fields/shape-fields';
import { type PageRequest, readPage } from '#kit/http/page';
import { CountryId } from '#shared/countries/country-id';
import { PersonFilters } from '#shared/people/people.dto';
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
  @Password()
  password: string;

  @SameAs('password', { optional: true })
  password_confirmation?: string;
}

export class MemberBody extends MemberFields {
  @Password()
  password: string;

  @SameAs('password', { optional: true })
  password_confirmation?: string;
}

export class MemberChangeBody extends changeOf(MemberFields) {}

export class MemberFilters extends PersonFilters {
  @QueryId({ ...FILTER, description: 'ISO 3166-1 numeric code' })
  override country_id?: number;

  @Choice(['asc', 'desc'], { ...FILTER, description: 'By the latest change; `desc` when left out.' })
  order?: 'asc' | 'desc';

  @Allow()
  @Shown({ type: 'integer', required: false, minimum: 1, description: 'From 1; 1 when left out.' })
  page?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'Rows of a page: 15 when left out, at most 100.' })
  page_count?: unknown;

  get pageRequest(): PageRequest {
    return readPage({ page: this.page, page_count: this.page_count }, CATALOGUE_PAGES);
  }
}
