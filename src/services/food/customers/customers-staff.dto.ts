import { Allow } from 'class-validator';
import { Choice } from '#kit/fields/query-fields';
import { changeOf } from '#kit/fields/change-of';
import { Shown } from '#kit/fields/shape-fields';
import { Password, SameAs } from '#kit/fields/text-fields';
import { type PageRequest, readPage } from '#kit/http/page';
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

  @SameAs('password', { optional: true })
  password_confirmation?: string;
}

export class CustomerChangeBody extends changeOf(CustomerFields) {}

export class CustomerPasswordBody {
  @Password()
  password: string;

  @SameAs('password', { optional: true })
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

export class CustomerFilters extends PersonFilters {
  @Choice(CUSTOMER_SORTS, { unknown: 'refuse', description: 'What to sort by: `updated_at` when left out.' })
  sort_by?: (typeof CUSTOMER_SORTS)[number];

  @Choice(['asc', 'desc'], { unknown: 'refuse', description: '`desc` when left out.' })
  sort_order?: 'asc' | 'desc';

  @Allow()
  @Shown({ type: 'integer', required: false, minimum: 1 })
  page?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'Rows of a page: 20 when left out, at most 100' })
  limit?: unknown;

  @Allow()
  @Shown({ type: 'integer', required: false, description: 'The same as `limit`' })
  page_count?: unknown;

  get pageRequest(): PageRequest {
    return readPage({ page: this.page, limit: this.limit, page_count: this.page_count }, LIST_PAGES);
  }
}
