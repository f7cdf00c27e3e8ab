import { Password } from '#kit/fields/text-fields';
import { LinkToken, OwnDetailsBody } from '#shared/people/people.dto';

export class StudentRegisterBody extends OwnDetailsBody {
  @Password()
  password: string;
}

export class EmailTokenBody {
  @LinkToken()
  token: string;
}
