import { Choice } from '#kit/fields/query-fields';
import { changeOf } from '#kit/fields/change-of';
import { Password, SameAs } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { OwnDetailsBody, PersonFilters, Username as UsernameOf } from '#shared/people/people.dto';
import { LIST_PAGES } from '../food.pages';

const USERNAME = /^[a-z0-9][a-z0-9._-]*$/;

const Username = () => UsernameOf({ max: 60, pattern: USERNAME });

class CustomerFields extends OwnDetailsBody {
  @Username()
  username?: string;
}

export class CustomerBody extends CustomerFields {
  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true })
  password_confirmation?: string;
}

export class CustomerChangeBody extends changeOf(CustomerFields) {}

export class CustomerPasswordBody {
  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true })
  password_confirmation?: string;
}

const CUSTOMER_SORTS = [
  'updated_at',
  'created_at',
  'first_name',
  'last_name',
  'username',
  'email',
  'reward_points',
] as const;

export class CustomerFilters extends PageQuery(LIST_PAGES, PersonFilters) {
  @Choice(CUSTOMER_SORTS, { unknown: 'refuse', description: 'Field to sort by; `updated_at` by default.' })
  sort_by?: (typeof CUSTOMER_SORTS)[number];

  @Choice(['asc', 'desc'], { unknown: 'refuse', description: 'Sort direction; `desc` by default.' })
  sort_order?: 'asc' | 'desc';
}
