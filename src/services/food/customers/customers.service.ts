import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { OwnProfile } from '#shared/people/own-profile.service';
import type { AuthenticatedPerson } from '#shared/people/person-kind';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { CUSTOMERS, customerColumns } from './customer-accounts';
import type { CustomerSessionView, CustomerView } from './customer.view';
import type { CustomerSignInBody, CustomerOwnPasswordBody, ProfileChangeBody, RegisterBody } from './customers.dto';
import { CustomerQueries } from './customers.queries';
import { Registration } from './registration.service';

/** A customer's own account. */
@Injectable()
export class Customers {
  constructor(
    private readonly queries: CustomerQueries,
    private readonly registration: Registration,
    private readonly signIns: PersonSignIn,
    private readonly profiles: OwnProfile,
  ) {}

  async register(body: RegisterBody, address: string): Promise<CustomerSessionView> {
    return this.session(await this.registration.register(body, address));
  }

  async signIn(body: CustomerSignInBody, address: string): Promise<CustomerSessionView> {
    return this.session(await this.signIns.authenticate(CUSTOMERS, body, address));
  }

  async change(customer: Caller, body: ProfileChangeBody, address: string): Promise<CustomerView> {
    await this.profiles.update(CUSTOMERS, customer, customerColumns(body), address);
    return this.queries.profile(customer.id);
  }

  async changePassword(customer: Caller, body: CustomerOwnPasswordBody, address: string): Promise<CustomerSessionView> {
    const passwords = { current: body.current_password, next: body.new_password, nextField: 'new_password' };
    return this.session(await this.profiles.changePassword(CUSTOMERS, customer, passwords, address));
  }

  /** Issues a token. */
  private async session(person: AuthenticatedPerson): Promise<CustomerSessionView> {
    const { token } = await this.signIns.issueToken(CUSTOMERS, person);
    return { token, user: await this.queries.profile(person.id) };
  }
}
