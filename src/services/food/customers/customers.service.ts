import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnAccounts, type OwnSession } from '#shared/people/own-accounts.service';
import { CUSTOMERS } from './customer-accounts';
import type { CustomerView } from './customer.view';
import type { RegisterBody } from './customers.dto';
import { CustomerQueries } from './customers.queries';
import { Registration } from './registration.service';

/** Creates a customer's own account; `own-account.routes` has the other routes. */
@Injectable()
export class Customers implements OnModuleInit {
  constructor(
    private readonly queries: CustomerQueries,
    private readonly registration: Registration,
    private readonly accounts: OwnAccounts,
  ) {}

  onModuleInit(): void {
    this.accounts.register({ kind: CUSTOMERS, profiles: this.queries });
  }

  async register(body: RegisterBody, address: string): Promise<OwnSession<CustomerView>> {
    const customer = await this.registration.register(body, address);
    return this.accounts.createSession({ kind: CUSTOMERS, profiles: this.queries }, customer);
  }
}
