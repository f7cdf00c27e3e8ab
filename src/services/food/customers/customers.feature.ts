import { CustomerLinks1767312000002 } from '#migrations/food/1767312000002-customer-links';
import { Customers1767225700002 } from '#migrations/food/1767225700002-customers';
import { RegistrationBodies1767400010005 } from '#migrations/food/1767400010005-registration-bodies';
import { PasswordResets1767225700011 } from '#migrations/food/1767225700011-password-resets';
import { CustomerAddresses1767400000001 } from '#migrations/food/1767400000001-customer-addresses';
import type { Feature } from '#kit/service/feature';
import { managedPeople } from '#shared/people/managed-people';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { LINK_PAGES } from '#shared/people/person-letters';
import { CustomerAccounts } from './customer-accounts';
import { CustomerLink } from './customer-link.entity';
import { Customer } from './customer.entity';
import { CustomersController } from './customers.controller';
import { CustomersStaffController } from './customers-staff.controller';
import { CustomerQueries } from './customers.queries';
import { customerSentences } from './customers.sentences';
import { Customers } from './customers.service';
import { Registration } from './registration.service';

export const customers: Feature = {
  controllers: [CustomersController, CustomersStaffController],
  providers: [...managedPeople.providers, CustomerAccounts, Customers, Registration, CustomerQueries],
  entities: [Customer, CustomerLink],
  migrations: [
    Customers1767225700002,
    PasswordResets1767225700011,
    CustomerLinks1767312000002,
    CustomerAddresses1767400000001,
    RegistrationBodies1767400010005,
  ],
  sentences: customerSentences,
  sitePages: [LINK_PAGES.password_reset],
  rateLimits: { ...managedPeople.rateLimits, registerAgain: { limit: 60, windowSeconds: 60 * 60 } },
  constraintRefusals: { customer_email_key: EmailTaken, customer_username_key: UsernameTaken },
};
