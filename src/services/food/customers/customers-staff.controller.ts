import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { changesOf, personOf } from '#shared/people/people.dto';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { PersonQueries } from '#shared/people/person-queries';
import { PersonRecords } from '#shared/people/person-records.service';
import { CUSTOMERS } from './customer-accounts';
import { CustomerRecordView, CustomerStatisticView } from './customer.view';
import { CustomerBody, CustomerChangeBody, CustomerFilters, CustomerPasswordBody } from './customers-staff.dto';
import { CustomerQueries } from './customers.queries';

const LIVE = { deleted: false };
const DELETED = { deleted: true };

@ApiTags('Customers')
@Controller('users')
export class CustomersStaffController {
  constructor(
    private readonly records: PersonRecords,
    private readonly people: PersonQueries,
    private readonly queries: CustomerQueries,
  ) {}

  @Get()
  @Requires('users.view')
  @Does(
    'Lists the accounts of the shop, the latest change first unless `sort_by` is sent, with points and the number of',
    'their orders. Filters that are combined must all hold.',
  )
  @Answers('Customers, most recently changed first', dataPageOf(CustomerRecordView))
  async list(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.list(filters, LIVE));
  }

  @Get('statistic')
  @Requires('users.view')
  @Does(
    'Counts accounts: verified ones, unverified ones, deleted ones, and those who registered in this calendar month',
    '(UTC).',
  )
  @Answers('How many customers there are', CustomerStatisticView)
  statistic() {
    return this.people.statistic(CUSTOMERS);
  }

  @Get('deleted')
  @Requires('users.view')
  @Does('Lists accounts that were deleted and can be restored, with the filters and orders of the list of live ones.')
  @Answers('Deleted customers, most recently changed first', dataPageOf(CustomerRecordView))
  async deleted(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.list(filters, DELETED));
  }

  @Get('deleted/:username')
  @Requires('users.view')
  @Does('Reads one deleted account by its username.')
  @Answers('One deleted customer', CustomerRecordView, NotFound)
  oneDeleted(@Param('username') username: string) {
    return this.queries.get(username, DELETED);
  }

  @Post('deleted/:username/restore')
  @Requires('users.restore')
  @Says('messages.customer_restored')
  @Does(
    'Makes a deleted account live again; its owner signs in as before. 409 `email_taken` when somebody else has',
    'registered with its e-mail address meanwhile.',
  )
  @Creates('Restore a deleted customer', CustomerRecordView, NotFound, EmailTaken)
  async restore(@Param('username') username: string) {
    return this.queries.record(await this.records.restore(CUSTOMERS, username));
  }

  @Get(':username')
  @Requires('users.view')
  @Does('Reads one account by its username, with points and the number of its orders.')
  @Answers('One customer', CustomerRecordView, NotFound)
  one(@Param('username') username: string) {
    return this.queries.get(username, LIVE);
  }

  @Post()
  @Requires('users.create')
  @Says('messages.customer_created')
  @Does(
    'Makes an account for a customer, with a password to be handed over; nobody is mailed. Without `username` one is',
    'made of the e-mail address.',
  )
  @Creates('Add a customer', CustomerRecordView, EmailTaken, UsernameTaken)
  async create(@Body() body: CustomerBody) {
    return this.queries.record(await this.records.create(CUSTOMERS, personOf(body), body.password));
  }

  @Patch(':username')
  @Requires('users.update')
  @Says('messages.customer_changed')
  @Does(
    'Changes what is sent of an account. Another e-mail address counts as unverified, makes mailed links void, and is',
    'told to the former address by mail.',
  )
  @Answers('Change a customer', CustomerRecordView, NotFound, EmailTaken, UsernameTaken)
  async change(@Param('username') username: string, @Body() body: CustomerChangeBody) {
    return this.queries.record(await this.records.change(CUSTOMERS, username, changesOf(body)));
  }

  @Patch(':username/change-password')
  @Requires('users.update')
  @Says('messages.customer_password_set')
  @Does(
    'Sets another password for a customer who cannot. Every token of the account ends at once, its live pages are',
    'disconnected and mailed links are void; tell the customer the new password yourself.',
  )
  @Answers('Set the password of a customer; ends every token given before', CustomerRecordView, NotFound)
  async setPassword(@Param('username') username: string, @Body() { password }: CustomerPasswordBody) {
    return this.queries.record(await this.records.setPassword(CUSTOMERS, username, password));
  }

  @Post(':username/make-verified')
  @Requires('users.verify')
  @Says('messages.customer_verified')
  @Does('Notes that the e-mail address is known to belong to the customer. Nobody is mailed.')
  @Creates('Mark the e-mail address as verified', CustomerRecordView, NotFound)
  async verify(@Param('username') username: string) {
    return this.queries.record(await this.records.setVerified(CUSTOMERS, username, true));
  }

  @Post(':username/make-unverified')
  @Requires('users.verify')
  @Says('messages.customer_unverified')
  @Does('Takes the note back that the e-mail address belongs to the customer; they can still sign in and order.')
  @Creates('Mark the e-mail address as not verified', CustomerRecordView, NotFound)
  async unverify(@Param('username') username: string) {
    return this.queries.record(await this.records.setVerified(CUSTOMERS, username, false));
  }

  @Delete(':username')
  @Requires('users.delete')
  @Says('messages.customer_deleted')
  @Does(
    'Closes an account: its tokens end at once, live pages are disconnected and mailed links are void. Its orders',
    'stay, and it can be restored.',
  )
  @Answers('Delete a customer; its tokens end at once and its e-mail address is free again', null, NotFound)
  async delete(@Param('username') username: string) {
    await this.records.delete(CUSTOMERS, username);
  }
}
