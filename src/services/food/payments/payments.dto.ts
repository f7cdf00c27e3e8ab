import { Email, Text } from '#kit/fields/text-fields';

export class CheckoutSessionBody {
  @Text({ max: 40, example: 'ORD-1001' })
  order_number: string;

  @Email({ optional: true, description: 'the address the order was placed with; needed unless it is the own order' })
  email?: string;
}
