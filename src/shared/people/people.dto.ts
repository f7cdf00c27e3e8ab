import { changeOf } from '#kit/fields/change-of';
import { Day, Email, OneOf, Password, Phone, Text } from '#kit/fields/text-fields';

/** Stored in lower case. */
export const Username = (options: { max: number; pattern: RegExp }) =>
  Text({
    ...options,
    lowerCase: true,
    optional: true,
    example: 'sara',
    description: 'Identifies the account in addresses; stored in lower case.',
  });

export class EmailAndPasswordBody {
  @Email({ description: 'E-mail address of the account; case is ignored.' })
  email: string;

  @Password({ min: 1, description: 'Password of the account.' })
  password: string;
}

export class EmailBody {
  @Email({ description: 'E-mail address of the account; case is ignored.' })
  email: string;
}

export const LinkToken = () => Text({ secret: true, description: 'Token of the mailed link' });

/** Details that people enter at registration and can change themselves. */
export class OwnDetailsBody {
  @Text({ max: 100, example: 'Sara' })
  first_name: string;

  @Text({ max: 100, example: 'Haddad' })
  last_name: string;

  @Email()
  email: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;
}

export const CurrentPassword = (neededFor: string) =>
  Password({ min: 1, optional: true, description: `Current password; required ${neededFor}.` });

export class OwnDetailsChangeBody extends changeOf(OwnDetailsBody) {
  @CurrentPassword('when the e-mail address changes')
  current_password?: string;
}

export class OwnPasswordChangeBody {
  @Password({ min: 1, description: 'Current password of the account.' })
  current_password: string;

  @Password({ description: 'New password of the account.' })
  new_password: string;
}

export class PasswordResetBody {
  @LinkToken()
  token: string;

  @Password()
  password: string;
}

export class UndoEmailBody {
  @LinkToken()
  token: string;
}

const Contains = (what: string) => Text({ min: 0, optional: true, description: `Part of ${what}` });

const Verified = () =>
  OneOf(['true', 'false'], {
    optional: true,
    blankIsAbsent: true,
    description: 'By whether the e-mail address is verified',
  });

/** Filters of all lists of people; services add their own, such as `country_id`. */
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

  @Day({ optional: true, blankIsAbsent: true, description: 'Registered on this day or later, in UTC' })
  from_date?: string;

  @Day({ optional: true, blankIsAbsent: true, description: 'Registered on this day or earlier, in UTC' })
  to_date?: string;

  country_id?: number;
}
