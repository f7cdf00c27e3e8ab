import { Email } from '#kit/fields/text-fields';

export class DemoSessionBody {
  @Email({ description: 'E-mail address of a demo account, as `GET /demo` lists it.', example: 'owner@food.example' })
  email: string;
}
