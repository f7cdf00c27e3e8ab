import { applyDecorators } from '@nestjs/common';
import { changingText } from '#kit/fields/field';
import { BlankIsAbsent } from '#kit/fields/query-fields';
import { Day, Email, OneOf, Password, Text } from '#kit/fields/text-fields';

interface Names {
  username?: string;
  first_name: string;
  last_name: string;
  email: string;
  phone?: string | null;
}

/** The columns behind the fields of a body that makes a person. */
export const personColumns = ({ username, first_name, last_name, email, phone }: Names) => ({
  username,
  firstName: first_name,
  lastName: last_name,
  email,
  phone,
});

/** The columns behind the fields of a body that changes a person; what is undefined stays. */
export const changedColumns = ({ username, first_name, last_name, email, phone }: Partial<Names>) => ({
  username,
  firstName: first_name,
  lastName: last_name,
  email,
  phone,
});

/** Stored in small letters, whatever was sent. */
export const Username = (options: { max: number; pattern: RegExp }) =>
  applyDecorators(
    changingText(text => text.toLowerCase()),
    Text({
      ...options,
      optional: true,
      example: 'sara',
      description: 'Names the account in addresses; kept in small letters.',
    }),
  );

export class EmailAndPasswordBody {
  @Email({ description: 'Of the account, without regard to case.' })
  email: string;

  @Password({ min: 1, description: 'Of the account.' })
  password: string;
}

export class EmailBody {
  @Email({ description: 'Of the account, without regard to case.' })
  email: string;
}

/** The token as the link in the mail carries it. */
export const LinkToken = () => Text({ description: 'As the link in the mail carries it' });

export class UndoEmailBody {
  @LinkToken()
  token: string;
}

const Contains = (what: string) => Text({ min: 0, optional: true, description: `Part of ${what}` });

const Verified = () =>
  applyDecorators(
    BlankIsAbsent(),
    OneOf(['true', 'false'], { optional: true, description: 'By whether the e-mail address is verified' }),
  );

/** The filters of every list of people; a service adds those it alone has, such as `country_id`. */
export class PersonFilters {
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

  country_id?: number;
}
