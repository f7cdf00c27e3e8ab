import { applyDecorators } from '@nestjs/common';
import { Allow } from 'class-validator';
import { changingText } from '#kit/fields/field';
import { BlankIsAbsent } from '#kit/fields/query-fields';
import { Shown } from '#kit/fields/shape-fields';
import { type PageRequest, readPage } from '#kit/http/page';
import { LIST_PAGES } from '../food.pages';
import { Day, Email, OneOf, Password, Phone, SameAs, Text } from '#kit/fields/text-fields';

const USERNAME = /^[a-z0-9][a-z0-9._-]*$/;

/** Stored in small letters, whatever was sent. */
const Username = () =>
  applyDecorators(
    changingText(text => text.toLowerCase()),
    Text({ max: 60, pattern: USERNAME, optional: true, example: 'sara' }),
  );

export class CustomerBody {
  @Username()
  username?: string;

  @Text({ max: 100, example: 'Sara' })
  first_name: string;

  @Text({ max: 100, example: 'Haddad' })
  last_name: string;

  @Email()
  email: string;

  @Password()
  password: string;

  @SameAs('password', { optional: true })
  password_confirmation?: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;
}

export class CustomerChangeBody {
  @Username()
  username?: string;

  @Text({ max: 100, optional: true })
  first_name?: string;

  @Text({ max: 100, optional: true })
  last_name?: string;

  @Email({ optional: true })
  email?: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;
}

export class CustomerPasswordBody {
  @Password()
  password: string;

  @SameAs('password', { optional: true })
  password_confirmation?: string;
}

const Contains = (what: string) => Text({ min: 0, optional: true, description: `Part of ${what}` });

const Verified = () =>
  applyDecorators(
    BlankIsAbsent(),
    OneOf(['true', 'false'], { optional: true, description: 'By whether the e-mail address is verified' }),
  );

const CUSTOMER_SORTS = [
  'updated_at',
  'created_at',
  'first_name',
  'last_name',
  'username',
  'email',
  'reward_points',
] as const;

export class CustomerFilters {
  @Contains('names, username, e-mail address or phone number')
  q?: string;

  @Contains('names, username, e-mail address or phone number, like `q`')
  search?: string;

  @Contains('the e-mail address')
  email?: string;

  @Contains('the phone number, as written or its digits')
  phone?: string;

  @Contains('the username')
  username?: string;

  @Contains('the first name')
  first_name?: string;

  @Contains('the last name')
  last_name?: string;

  @Verified()
  verified?: string;

  @Verified()
  is_verified?: string;

  @BlankIsAbsent()
  @Day({ optional: true, description: 'Registered on this day or later, in UTC' })
  from_date?: string;

  @BlankIsAbsent()
  @Day({ optional: true, description: 'Registered on this day or earlier, in UTC' })
  to_date?: string;

  @BlankIsAbsent()
  @OneOf(CUSTOMER_SORTS, { optional: true })
  sort_by?: (typeof CUSTOMER_SORTS)[number];

  @BlankIsAbsent()
  @OneOf(['asc', 'desc'], { optional: true })
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
}

/** The page the list is asked for. */
export function requestedPage({ page, limit, page_count }: CustomerFilters): PageRequest {
  return readPage({ page, limit, page_count }, LIST_PAGES);
}
