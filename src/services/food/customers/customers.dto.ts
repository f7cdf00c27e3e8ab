import { changeOf } from '#kit/fields/change-of';
import { Email, Password, Phone, Text } from '#kit/fields/text-fields';
import { EmailAndPasswordBody, EmailBody, LinkToken } from '#shared/people/people.dto';

export class OwnFields {
  @Text({ max: 100, example: 'Sara' })
  first_name: string;

  @Text({ max: 100, example: 'Haddad' })
  last_name: string;

  @Email()
  email: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;
}

export class RegisterBody extends OwnFields {
  @Password()
  password: string;

  @Text({
    optional: true,
    nullable: true,
    description:
      'Identifies this attempt: repeated with the same e-mail address and password, it returns the first account',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token?: string | null;
}

export class CustomerSignInBody extends EmailAndPasswordBody {}

export class ProfileChangeBody extends changeOf(OwnFields) {}

export class CustomerOwnPasswordBody {
  @Password({ min: 1 })
  current_password: string;

  @Password()
  new_password: string;
}

export class ForgotPasswordBody extends EmailBody {}

export class ResetPasswordBody {
  @LinkToken()
  token: string;

  @Password()
  password: string;
}
