import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailUndo } from '#shared/people/email-undo.service';
import { LinkMails } from '#shared/people/link-mails.service';
import type { OwnDetailsChangeBody } from '#shared/people/people.dto';
import type { PersonKind } from '#shared/people/person-kind';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { CustomerLink } from './customer-link.entity';
import type { CustomerBody } from './customers-staff.dto';
import type { RegisterBody } from './customers.dto';
import { Customer } from './customer.entity';

export const CUSTOMER = 'customer';

export const CUSTOMERS: PersonKind<Customer> = {
  audience: CUSTOMER,
  entity: Customer,
  reservedUsernames: ['deleted', 'statistic'],
  attempts: { policy: 'customerLogin', counted: 'failed' },
  mails: { link: CustomerLink, signature: 'site_name' },
};

export const customerColumns = bodyColumns<CustomerBody & RegisterBody & OwnDetailsChangeBody, Customer>({
  current_password: NO_COLUMN,
  password: NO_COLUMN,
  password_confirmation: NO_COLUMN,
});

@Injectable()
export class CustomerAccounts implements OnModuleInit {
  constructor(
    private readonly signIns: PersonSignIn,
    private readonly linkMails: LinkMails,
    private readonly emailUndo: EmailUndo,
  ) {}

  onModuleInit(): void {
    this.signIns.register(CUSTOMERS);
    this.linkMails.register(CUSTOMERS);
    this.emailUndo.register(CUSTOMERS);
  }
}
