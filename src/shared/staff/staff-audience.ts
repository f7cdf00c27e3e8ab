import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { EmailUndo } from '../people/email-undo.service';
import { SignInResponses } from '../people/sign-in-responses';
import { staffKind } from './account-insertion';
import { SignInService } from './sign-in.service';
import { InjectStaffShape, type StaffShape } from './staff-shape';
import { StaffQueries } from './staff.queries';

@Injectable()
export class StaffAudience implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly queries: StaffQueries,
    private readonly emailUndo: EmailUndo,
    private readonly responses: SignInResponses,
    private readonly signIns: SignInService,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  onModuleInit(): void {
    this.accounts.register(STAFF, id => this.queries.caller(id));
    const kind = staffKind(this.shape);
    this.emailUndo.register(kind);
    this.responses.register({ kind, respond: account => this.signIns.sessionWithAccount(account) });
  }
}
