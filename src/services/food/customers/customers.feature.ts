import { CustomerChanges2026112911150 } from '#migrations/food/2026112911150-customer-changes';
import { CustomerPhones2026112919020 } from '#migrations/food/2026112919020-customer-phones';
import { routinesIn } from '#kit/service/sql-files';
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
import { customerMessages } from './customers.messages';
import { Customers } from './customers.service';
import { Registration } from './registration.service';
import { customersOffice } from './customers.office';

export const customers: Feature = {
  office: customersOffice,
  controllers: [CustomersController, CustomersStaffController],
  providers: [...managedPeople.providers, CustomerAccounts, Customers, Registration, CustomerQueries],
  entities: [Customer, CustomerLink],
  tables: ['food/customers'],
  migrations: [CustomerChanges2026112911150, CustomerPhones2026112919020],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: customerMessages,
  sitePages: [LINK_PAGES.password_reset],
  rateLimits: { ...managedPeople.rateLimits, registerAgain: { limit: 60, windowSeconds: 60 * 60 } },
  constraintRefusals: { customer_email_key: EmailTaken, customer_username_key: UsernameTaken },
};
