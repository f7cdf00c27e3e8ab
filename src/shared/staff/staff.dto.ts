import { ApiProperty } from '#kit/openapi/api-notes';
import { applyDecorators, type Type } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import type { Direction } from '#kit/fields/order';
import { field } from '#kit/fields/field';
import { Id } from '#kit/fields/number-fields';
import { QueryId, QueryText, SortDirection, SortKey } from '#kit/fields/query-fields';
import { Email, Password, Phone, Text } from '#kit/fields/text-fields';
import { isSameText } from '#kit/text/composed';
import { type PagedQuery, PageQuery } from '#kit/http/page-query';
import { REFUSE_UNKNOWN, staffPages } from './staff.pages';
import type { StaffShape } from './staff-shape';
import { CurrentPassword, EmailAndPasswordBody, Username as UsernameOf } from '../people/people.dto';
import { USERNAME } from '../people/username';

const FirstName = (optional: boolean) => Text({ max: 100, example: 'Sara', optional, description: 'Given name.' });
const LastName = (optional: boolean) => Text({ max: 100, example: 'Lee', optional, description: 'Family name.' });

const Username = () => UsernameOf({ max: 40, pattern: USERNAME });

/** Equals the password; required exactly when the password is sent. */
const PasswordConfirmation = (options: { optional: boolean }) =>
  applyDecorators(
    field(
      [
        {
          name: 'same_as',
          holds: (value, { password }) => isSameText(value, password),
          params: { sibling: 'password' },
          validatesAbsence: true,
        },
      ],
      { type: String, format: 'password' },
      {
        example: 'correct-horse-9',
        secret: true,
        description: 'Repetition of the password; required exactly when a password is sent.',
      },
    ),
    ...(options.optional ? [ApiProperty({ required: false, nullable: true })] : []),
  );

/** A field with a route of its own: refused, also in services that ignore unknown fields. */
const RefusedField = () =>
  ValidateBy({ name: 'unknown_field', validator: { validate: value => value == null } }, { message: 'unknown_field' });

class ContactFields {
  @Phone({ optional: true, nullable: true })
  phone?: string | null;

  @Text({
    max: 2000,
    pattern: /^(https?:\/\/|\/)[^\s<>"'\\]+$/,
    optional: true,
    nullable: true,
    description: 'Address of an image, as an upload returned it.',
  })
  profile_picture?: string | null;

  @Id({ optional: true, nullable: true, description: 'Numeric code of ISO 3166-1, as in the list of countries.' })
  country_id?: number | null;
}

class ChangeableFields extends ContactFields {
  @FirstName(true)
  first_name?: string;

  @LastName(true)
  last_name?: string;

  @Email({ optional: true, description: 'E-mail address to sign in with.' })
  email?: string;

  @CurrentPassword('when the e-mail address or the password of the own account changes')
  current_password?: string;
}

/** The columns of an account, listed because services add fields to the bodies, which `StaffFields` stores. */
export const accountColumns = <Sent extends ChangeableFields & { username?: string }>(sent: Sent) => ({
  username: sent.username,
  firstName: sent.first_name as Sent['first_name'],
  lastName: sent.last_name as Sent['last_name'],
  email: sent.email as Sent['email'],
  phone: sent.phone,
  profilePicture: sent.profile_picture,
  countryId: sent.country_id,
});

export type ChangeProfile = ChangeableFields;

export interface CreateAccount extends ContactFields {
  username?: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  role_ids?: number[];
}

export interface ChangeAccount extends ChangeableFields {
  username?: string;
  password?: string;
  role_ids?: number[];
}

export interface ChangePassword {
  current_password: string;
  password: string;
}

export interface AccountBodies {
  Create: Type<CreateAccount>;
  Change: Type<ChangeAccount>;
  Profile: Type<ChangeProfile>;
  OwnPassword: Type<ChangePassword>;
}

/** With the minimum password length and the extra fields of the service. */
export function accountBodies({ passwordMinimum, scope, fields = [] }: StaffShape): AccountBodies {
  class Create extends ContactFields {
    @Username()
    username?: string;

    @FirstName(false)
    first_name: string;

    @LastName(false)
    last_name: string;

    @Email()
    email: string;

    @Password({ min: passwordMinimum })
    password: string;

    @PasswordConfirmation({ optional: false })
    password_confirmation: string;

    @Id({ list: true, optional: true, description: 'Ids of the roles; requires the permission to assign roles.' })
    role_ids?: number[];
  }

  class Change extends ChangeableFields {
    @Username()
    username?: string;

    @Password({ min: passwordMinimum, optional: true })
    password?: string;

    @PasswordConfirmation({ optional: true })
    password_confirmation?: string;

    @Id({
      list: true,
      optional: true,
      description: 'Ids of the roles that replace the current ones; requires the permission to assign roles.',
    })
    role_ids?: number[];
  }

  /** Passwords and roles are changed by other routes. */
  class Profile extends ChangeableFields {
    @RefusedField()
    password?: never;

    @RefusedField()
    role_ids?: never;
  }

  class OwnPassword {
    @Password({ min: 1 })
    current_password: string;

    @Password({ min: passwordMinimum })
    password: string;

    @PasswordConfirmation({ optional: false })
    password_confirmation: string;
  }

  if (scope) for (const body of [Create, Change]) scope.request(body.prototype, scope.field);
  for (const { name, request } of fields) for (const body of [Create, Change, Profile]) request?.(body.prototype, name);
  return { Create, Change, Profile, OwnPassword };
}

export class AccountRolesBody {
  @Id({ list: true, description: 'Ids of all roles of the account; an empty list removes all.' })
  role_ids: number[];
}

export class SignInBody extends EmailAndPasswordBody {}

/** Sort keys of the account list; each column leads an index. */
export const STAFF_SORTS = {
  id: 'account.id',
  username: 'account.username',
  first_name: 'account.first_name',
  last_name: 'account.last_name',
  email: 'account.email',
  created_at: 'account.created_at',
  updated_at: 'account.updated_at',
};

export interface StaffFilters {
  search?: string;
  email?: string;
  name?: string;
  phone?: string;
  role_id?: number;
  sort?: keyof typeof STAFF_SORTS;
  order?: Direction;
}

export function staffFilters(shape: StaffShape): Type<StaffFilters & PagedQuery> {
  class StaffQuery extends PageQuery(staffPages(shape)) implements StaffFilters {
    @QueryText({
      ...REFUSE_UNKNOWN,
      description: 'Part of the names, the username, the e-mail address or the phone number.',
    })
    search?: string;

    @QueryText({ ...REFUSE_UNKNOWN, description: 'Part of the e-mail address.' })
    email?: string;

    @QueryText({ ...REFUSE_UNKNOWN, description: 'Part of the names or the username.' })
    name?: string;

    @QueryText({ ...REFUSE_UNKNOWN, description: 'Part of the phone number, as written.' })
    phone?: string;

    @QueryId({ ...REFUSE_UNKNOWN, description: 'Accounts with this role.' })
    role_id?: number;

    @SortKey(Object.keys(STAFF_SORTS))
    sort?: keyof typeof STAFF_SORTS;

    @SortDirection()
    order?: Direction;
  }
  return StaffQuery;
}
