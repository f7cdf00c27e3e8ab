import { Email, Password, SameAs, Text } from '#kit/fields/text-fields';
import { Username as UsernameOf } from '#shared/people/people.dto';
import { USERNAME } from '#shared/people/username';
import { AccountTimeZone } from '../fitness.staff';

export const Username = () => UsernameOf({ max: 40, pattern: USERNAME });

export class RegisterBody {
  @Text({ max: 100, example: 'Sara' })
  first_name: string;

  @Text({ max: 100, example: 'Lee' })
  last_name: string;

  @Email()
  email: string;

  @Password()
  password: string;

  @SameAs('password', { secret: true, optional: true })
  password_confirmation?: string;

  @Username()
  username?: string;

  @AccountTimeZone()
  timezone?: string;
}

export class DeleteAccountBody {
  @Password({ min: 1, description: 'Current password of the account, as confirmation.' })
  password: string;
}
