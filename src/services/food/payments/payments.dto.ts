import { Email, Text } from '#kit/fields/text-fields';

export class CheckoutSessionBody {
  @Text({ max: 40, example: 'ORD-1001' })
  order_number: string;

  @Email({
    optional: true,
    description: 'E-mail address of the order; required unless the order belongs to the signed-in customer.',
  })
  email?: string;
}
