import { Customers1767225700002 } from '#migrations/food/1767225700002-customers';
import { PasswordResets1767225700011 } from '#migrations/food/1767225700011-password-resets';
import type { Feature } from '#kit/service/feature';
import { EmailTaken, UsernameTaken } from '#shared/staff/staff.refusals';
import { Customer } from './customer.entity';
import { customerSentences } from './customers.sentences';
import { PasswordReset } from './password-reset.entity';
import { CustomerAccounts } from './customer-accounts';
import { CustomerProfile } from './customer-profile.service';
import { CustomerRecords } from './customer-records.service';
import { CustomerSignIn } from './customer-sign-in.service';
import { CustomersController } from './customers.controller';
import { CustomersStaffController } from './customers-staff.controller';
import { CustomerQueries } from './customers.queries';
import { PasswordResets } from './password-resets.service';
import { ResetLetter } from './reset-letter';

export const customers: Feature = {
  controllers: [CustomersController, CustomersStaffController],
  providers: [
    CustomerAccounts,
    CustomerSignIn,
    CustomerProfile,
    PasswordResets,
    ResetLetter,
    CustomerRecords,
    CustomerQueries,
  ],
  entities: [Customer, PasswordReset],
  migrations: [Customers1767225700002, PasswordResets1767225700011],
  sentences: customerSentences,
  constraintRefusals: { customer_email_key: EmailTaken, customer_username_key: UsernameTaken },
};
