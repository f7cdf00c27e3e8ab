import { Customers1767225700002 } from '#migrations/food/1767225700002-customers';
import { PasswordResets1767225700011 } from '#migrations/food/1767225700011-password-resets';
import type { Feature } from '#kit/service/feature';
import { EmailTaken, UsernameTaken } from '#shared/staff/staff.refusals';
import { Customer } from './customer.entity';
import { CustomersModule } from './customers.module';
import { customerSentences } from './customers.sentences';
import { PasswordReset } from './password-reset.entity';

export const customers: Feature = {
  module: CustomersModule,
  entities: [Customer, PasswordReset],
  migrations: [Customers1767225700002, PasswordResets1767225700011],
  sentences: customerSentences,
  constraintRefusals: { customer_email_key: EmailTaken, customer_username_key: UsernameTaken },
};
