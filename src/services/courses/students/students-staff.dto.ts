import { changeOf } from '#kit/fields/change-of';
import { Id } from '#kit/fields/number-fields';
import { Choice, QueryId, SortDirection } from '#kit/fields/query-fields';
import { Password, SameAs, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { OwnDetailsBody, PersonFilters, Username as UsernameOf } from '#shared/people/people.dto';
import { USERNAME } from '#shared/people/username';
import { type Direction } from '#kit/fields/order';
import { ADMIN_PAGES, FILTER, SORT } from '../courses.pages';

const Username = () => UsernameOf({ max: 40, pattern: USERNAME });

class StudentFields extends OwnDetailsBody {
  @Username()
  username?: string;

  @Id({ optional: true, nullable: true, description: 'ISO 3166-1 numeric code of the country.', example: 682 })
  country_id?: number | null;

  @Text({ max: 2000, optional: true, nullable: true, description: 'Address of an image, as returned by an upload.' })
  profile_picture?: string | null;
}

export class StudentBody extends StudentFields {
  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true, description: 'If sent, it must equal the password.' })
  password_confirmation?: string;
}

export class StudentChangeBody extends changeOf(StudentFields) {}

export class StudentPasswordBody {
  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true, description: 'If sent, it must equal the password.' })
  password_confirmation?: string;
}

export const STUDENT_SORTS = {
  id: 'person.id',
  username: 'person.username',
  first_name: 'person.first_name',
  last_name: 'person.last_name',
  email: 'person.email',
  created_at: 'person.created_at',
  updated_at: 'person.updated_at',
};
type StudentSort = keyof typeof STUDENT_SORTS;

export class StudentFilters extends PageQuery(ADMIN_PAGES, PersonFilters) {
  @QueryId({ ...FILTER, description: 'ISO 3166-1 numeric code of the country.' })
  override country_id?: number;

  @Choice(Object.keys(STUDENT_SORTS), {
    ...SORT,
    description: 'Sort key; the latest change first when left out or unknown.',
  })
  sort?: StudentSort;

  @SortDirection(SORT)
  order?: Direction;
}
