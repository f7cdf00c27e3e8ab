import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { EmailTaken, UsernameTaken } from '#shared/people/people.refusals';
import { PersonQueries } from '#shared/people/person-queries';
import { PersonRecords } from '#shared/people/person-records.service';
import { CUSTOMERS, customerColumns } from './customer-accounts';
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
  @Describe(
    'Lists the accounts of the shop, the latest change first unless `sort_by` is sent, with points and the number of',
    'their orders. Filters that are combined must all hold.',
  )
  @Returns('Customers, most recently changed first', dataPageOf(CustomerRecordView))
  async list(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.list(filters, LIVE));
  }

  @Get('statistic')
  @Requires('users.view')
  @Describe(
    'Counts accounts: verified ones, unverified ones, deleted ones, and those who registered in this calendar month',
    '(UTC).',
  )
  @Returns('How many customers there are', CustomerStatisticView)
  statistic() {
    return this.people.statistic(CUSTOMERS);
  }

  @Get('deleted')
  @Requires('users.view')
  @Describe(
    'Lists accounts that were deleted and can be restored, with the filters and orders of the list of live ones.',
  )
  @Returns('Deleted customers, most recently changed first', dataPageOf(CustomerRecordView))
  async deleted(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.list(filters, DELETED));
  }

  @Get('deleted/:username')
  @Requires('users.view')
  @Describe('Reads one deleted account by its username.')
  @Returns('One deleted customer', CustomerRecordView, NotFound)
  oneDeleted(@Param('username') username: string) {
    return this.queries.get(username, DELETED);
  }

  @Post('deleted/:username/restore')
  @Requires('users.restore')
  @ResponseMessage('messages.customer_restored')
  @Describe(
    'Makes a deleted account live again; its owner signs in as before. 409 `email_taken` when somebody else has',
    'registered with its e-mail address meanwhile.',
  )
  @Creates('Restore a deleted customer', CustomerRecordView, NotFound, EmailTaken)
  async restore(@Param('username') username: string) {
    return this.queries.record(await this.records.restore(CUSTOMERS, username));
  }

  @Get(':username')
  @Requires('users.view')
  @Describe('Reads one account by its username, with points and the number of its orders.')
  @Returns('One customer', CustomerRecordView, NotFound)
  one(@Param('username') username: string) {
    return this.queries.get(username, LIVE);
  }

  @Post()
  @Requires('users.create')
  @ResponseMessage('messages.customer_created')
  @Describe(
    'Makes an account for a customer, with a password to be handed over; nobody is mailed. Without `username` one is',
    'made of the e-mail address.',
  )
  @Creates('Add a customer', CustomerRecordView, EmailTaken, UsernameTaken)
  async create(@Body() body: CustomerBody) {
    return this.queries.record(await this.records.create(CUSTOMERS, customerColumns(body), body.password));
  }

  @Patch(':username')
  @Requires('users.update')
  @ResponseMessage('messages.customer_changed')
  @Describe(
    'Changes what is sent of an account. Another e-mail address counts as unverified, makes mailed links void, and is',
    'told to the former address by mail.',
  )
  @Returns('Change a customer', CustomerRecordView, NotFound, EmailTaken, UsernameTaken)
  async change(@Param('username') username: string, @Body() body: CustomerChangeBody) {
    return this.queries.record(await this.records.update(CUSTOMERS, username, customerColumns(body)));
  }

  @Patch(':username/change-password')
  @Requires('users.update')
  @ResponseMessage('messages.customer_password_set')
  @Describe(
    'Sets another password for a customer who cannot. Every token of the account ends at once, its live pages are',
    'disconnected and mailed links are void; tell the customer the new password yourself.',
  )
  @Returns('Set the password of a customer; ends every token given before', CustomerRecordView, NotFound)
  async setPassword(@Param('username') username: string, @Body() { password }: CustomerPasswordBody) {
    return this.queries.record(await this.records.setPassword(CUSTOMERS, username, password));
  }

  @Post(':username/make-verified')
  @Requires('users.verify')
  @ResponseMessage('messages.customer_verified')
  @Describe('Notes that the e-mail address is known to belong to the customer. Nobody is mailed.')
  @Creates('Mark the e-mail address as verified', CustomerRecordView, NotFound)
  async verify(@Param('username') username: string) {
    return this.queries.record(await this.records.setVerified(CUSTOMERS, username, true));
  }

  @Post(':username/make-unverified')
  @Requires('users.verify')
  @ResponseMessage('messages.customer_unverified')
  @Describe('Takes the note back that the e-mail address belongs to the customer; they can still sign in and order.')
  @Creates('Mark the e-mail address as not verified', CustomerRecordView, NotFound)
  async unverify(@Param('username') username: string) {
    return this.queries.record(await this.records.setVerified(CUSTOMERS, username, false));
  }

  @Delete(':username')
  @Requires('users.delete')
  @ResponseMessage('messages.customer_deleted')
  @Describe(
    'Closes an account: its tokens end at once, live pages are disconnected and mailed links are void. Its orders',
    'stay, and it can be restored.',
  )
  @Returns('Delete a customer; its tokens end at once and its e-mail address is free again', null, NotFound)
  async delete(@Param('username') username: string) {
    await this.records.delete(CUSTOMERS, username);
  }
}
