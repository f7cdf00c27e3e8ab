import { Body, Controller, Inject, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { ReportsMismatch } from '#idempotency/body-comparison';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { RateLimited } from '#kit/refusals/refusal';
import { type OwnAccountShape, profileRoutes, signInRoutes } from '#shared/people/own-account.routes';
import { EmailTaken } from '#shared/people/people.refusals';
import { customerColumns, CUSTOMERS } from './customer-accounts';
import type { Customer } from './customer.entity';
import { CustomerSessionView, CustomerView } from './customer.view';
import { RegisterBody } from './customers.dto';
import { CustomerQueries } from './customers.queries';
import { Customers } from './customers.service';
import { ClientTokenReused } from './registration.service';

const OWN_ACCOUNT: OwnAccountShape<Customer> = {
  kind: CUSTOMERS,
  noun: 'customer',
  profiles: CustomerQueries,
  columns: customerColumns,
  views: { profile: CustomerView, session: CustomerSessionView },
  profileDescription: 'Returns the profile with the points balance.',
  profileChanged: 'messages.customer_profile_changed',
  limits: { forgotPassword: 'passwordReset' },
};

@ApiTags('Customer account')
@Controller('auth/customer')
export class CustomersController extends profileRoutes(OWN_ACCOUNT, 'me', signInRoutes(OWN_ACCOUNT)) {
  @Inject(Customers) private readonly customers: Customers;

  @Post('register')
  @Public()
  @ReportsMismatch()
  @ResponseMessage('messages.customer_registered')
  @Describe(
    'Creates an account and returns a token, so that the customer is signed in. 409 `email_taken` if an account',
    'has the e-mail address. Refused registrations count against the limit too.',
  )
  @CountedBy({
    register: 'registrations from one address',
    takenAddresses: 'refusals of taken e-mail addresses from one address',
  })
  @Creates('Create a customer account and sign in', CustomerSessionView, EmailTaken, ClientTokenReused, RateLimited)
  register(@Body() body: RegisterBody, @VisitorAddress() address: string) {
    return this.customers.register(body, address);
  }
}
