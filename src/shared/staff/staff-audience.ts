import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { EmailUndo } from '../people/email-undo.service';
import { staffKind } from './account-insertion';
import { InjectStaffShape, type StaffShape } from './staff-shape';
import { StaffQueries } from './staff.queries';

@Injectable()
export class StaffAudience implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly queries: StaffQueries,
    private readonly emailUndo: EmailUndo,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  onModuleInit(): void {
    this.accounts.register(STAFF, id => this.queries.caller(id));
    this.emailUndo.register(staffKind(this.shape));
  }
}
