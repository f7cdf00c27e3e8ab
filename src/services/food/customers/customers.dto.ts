import { Email, Password, Phone, Text } from '#kit/fields/text-fields';

export class RegisterBody {
  @Text({ max: 100, example: 'Sara' })
  first_name: string;

  @Text({ max: 100, example: 'Haddad' })
  last_name: string;

  @Email()
  email: string;

  @Password()
  password: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;

  @Text({
    optional: true,
    nullable: true,
    description:
      'Names this attempt: sent again with the same e-mail address and password, it answers the first account',
    example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
  })
  client_token?: string | null;
}

export class CustomerSignInBody {
  @Email()
  email: string;

  @Password({ min: 1 })
  password: string;
}

export class ProfileChangeBody {
  @Text({ max: 100, optional: true, example: 'Sara' })
  first_name?: string;

  @Text({ max: 100, optional: true, example: 'Haddad' })
  last_name?: string;

  @Email({ optional: true })
  email?: string;

  @Phone({ optional: true, nullable: true })
  phone?: string | null;
}

export class CustomerPasswordBody {
  @Password({ min: 1 })
  current_password: string;

  @Password()
  new_password: string;
}

export class ForgotPasswordBody {
  @Email()
  email: string;
}

export class ResetPasswordBody {
  @Text({ description: 'As the link in the mail carries it' })
  token: string;

  @Password()
  password: string;
}
