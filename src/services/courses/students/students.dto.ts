import { changeOf } from '#kit/fields/change-of';
import { Email, Password, Phone, Text } from '#kit/fields/text-fields';
import { LinkToken } from '#shared/people/people.dto';

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

export class StudentRegisterBody extends OwnFields {
  @Password()
  password: string;
}

export class StudentProfileBody extends changeOf(OwnFields) {}

export class StudentOwnPasswordBody {
  @Password({ min: 1, description: 'The present password.' })
  current_password: string;

  @Password({ description: 'The new password, at least 8 characters.' })
  new_password: string;
}

export class EmailTokenBody {
  @LinkToken()
  token: string;
}

export class StudentResetBody extends EmailTokenBody {
  @Password()
  password: string;
}
