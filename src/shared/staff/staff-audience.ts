import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Accounts } from '#kit/access/accounts';
import { StaffQueries } from './staff.queries';

/** Tells the kit where the accounts behind staff tokens are. */
@Injectable()
export class StaffAudience implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    private readonly queries: StaffQueries,
  ) {}

  onModuleInit(): void {
    this.accounts.register(STAFF, id => this.queries.caller(id));
  }
}
