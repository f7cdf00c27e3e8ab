import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuthenticatedPerson } from '../people/person-kind';
import { PersonSignIn } from '../people/person-sign-in.service';
import { SignInResponses } from '../people/sign-in-responses';
import { staffKind } from './account-insertion';
import type { SessionView } from './account.view';
import type { SignInBody } from './staff.dto';
import { StaffQueries } from './staff.queries';
import { InjectStaffShape, type StaffShape } from './staff-shape';

@Injectable()
export class SignInService implements OnModuleInit {
  constructor(
    private readonly queries: StaffQueries,
    private readonly people: PersonSignIn,
    private readonly responses: SignInResponses,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  onModuleInit(): void {
    this.responses.register({ kind: staffKind(this.shape), respond: account => this.sessionWithAccount(account) });
  }

  async signIn(body: SignInBody, address: string): Promise<SessionView> {
    return this.sessionWithAccount(await this.people.authenticate(staffKind(this.shape), body, address));
  }

  async sessionWithAccount(account: AuthenticatedPerson): Promise<SessionView> {
    const session = await this.session(account);
    return Object.assign(session, { [this.shape.accountField]: await this.queries.account(account.id) });
  }

  async session(account: AuthenticatedPerson): Promise<SessionView> {
    const { token, expiresIn } = await this.people.issueToken(staffKind(this.shape), account);
    return { access_token: token, token_type: 'Bearer', expires_in: expiresIn };
  }
}
