import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { SideEffects } from '#kit/http/side-effects';
import { dataPage, dataPageOf } from '#kit/http/page';
import { DemoProtected, NotFound } from '#kit/refusals/refusal';
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
@DescribePath({ username: 'Username of the customer.' })
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
    'Lists customer accounts with their points and number of orders, most recently changed first unless `sort_by`',
    'is sent. Filters are combined with AND.',
  )
  @Returns('Customers, most recently changed first', dataPageOf(CustomerRecordView))
  async list(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.list(filters, LIVE));
  }

  @Get('statistic')
  @Requires('users.view')
  @Describe(
    'Counts accounts: verified, unverified and deleted ones, and those registered in this calendar month (UTC).',
  )
  @Returns('Counts of customers', CustomerStatisticView)
  statistic() {
    return this.people.statistic(CUSTOMERS);
  }

  @Get('deleted')
  @Requires('users.view')
  @Describe('Lists deleted accounts, which can be restored, with the filters and sorting of the list of customers.')
  @Returns('Deleted customers, most recently changed first', dataPageOf(CustomerRecordView))
  async deleted(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.list(filters, DELETED));
  }

  @Get('deleted/:username')
  @Requires('users.view')
  @Describe('Returns one deleted account by its username.')
  @Returns('One deleted customer', CustomerRecordView, NotFound)
  oneDeleted(@Param('username') username: string) {
    return this.queries.get(username, DELETED);
  }

  @Post('deleted/:username/restore')
  @Requires('users.restore')
  @ResponseMessage('messages.customer_restored')
  @Describe(
    'Restores a deleted account, so that its owner can sign in again. 409 `email_taken` if another account has its',
    'e-mail address now.',
  )
  @Creates('Restore a deleted customer', CustomerRecordView, NotFound, EmailTaken)
  async restore(@Param('username') username: string) {
    return this.queries.record(await this.records.restore(CUSTOMERS, username));
  }

  @Get(':username')
  @Requires('users.view')
  @Describe('Returns one account by its username, with its points and number of orders.')
  @Returns('One customer', CustomerRecordView, NotFound)
  one(@Param('username') username: string) {
    return this.queries.get(username, LIVE);
  }

  @Post()
  @Requires('users.create')
  @ResponseMessage('messages.customer_created')
  @Describe(
    'Creates an account with a password that you give to the customer; no mail is sent. Without `username` it is',
    'derived from the e-mail address.',
  )
  @Creates('Add a customer', CustomerRecordView, EmailTaken, UsernameTaken)
  async create(@Body() body: CustomerBody) {
    return this.queries.record(await this.records.create(CUSTOMERS, customerColumns(body), body.password));
  }

  @Patch(':username')
  @SideEffects('mail')
  @Requires('users.update')
  @ResponseMessage('messages.customer_changed')
  @Describe(
    'Changes the sent fields. A new e-mail address is unverified and revokes mailed links; the former address is',
    'notified by mail.',
  )
  @Returns('Change a customer', CustomerRecordView, NotFound, EmailTaken, UsernameTaken, DemoProtected)
  async change(@Param('username') username: string, @Body() body: CustomerChangeBody) {
    return this.queries.record(await this.records.update(CUSTOMERS, username, customerColumns(body)));
  }

  @Patch(':username/change-password')
  @Requires('users.update')
  @ResponseMessage('messages.customer_password_set')
  @Describe(
    'Sets a new password for a customer. All tokens of the account are revoked, its live connections are closed',
    'and mailed links become invalid. Give the customer the new password yourself.',
  )
  @Returns('Set the password of a customer; revokes all earlier tokens', CustomerRecordView, NotFound, DemoProtected)
  async setPassword(@Param('username') username: string, @Body() { password }: CustomerPasswordBody) {
    return this.queries.record(await this.records.setPassword(CUSTOMERS, username, password));
  }

  @Post(':username/make-verified')
  @Requires('users.verify')
  @ResponseMessage('messages.customer_verified')
  @Describe('Marks the e-mail address as verified. No mail is sent.')
  @Creates('Mark the e-mail address as verified', CustomerRecordView, NotFound, DemoProtected)
  async verify(@Param('username') username: string) {
    return this.queries.record(await this.records.setVerified(CUSTOMERS, username, true));
  }

  @Post(':username/make-unverified')
  @Requires('users.verify')
  @ResponseMessage('messages.customer_unverified')
  @Describe('Marks the e-mail address as not verified. The customer can still sign in and order.')
  @Creates('Mark the e-mail address as not verified', CustomerRecordView, NotFound, DemoProtected)
  async unverify(@Param('username') username: string) {
    return this.queries.record(await this.records.setVerified(CUSTOMERS, username, false));
  }

  @Delete(':username')
  @Requires('users.delete')
  @ResponseMessage('messages.customer_deleted')
  @Describe(
    'Deletes an account: its tokens are revoked, its live connections are closed and mailed links become invalid.',
    'Its orders stay, and it can be restored.',
  )
  @Returns(
    'Delete a customer; its tokens are revoked and its e-mail address is free again',
    null,
    NotFound,
    DemoProtected,
  )
  async delete(@Param('username') username: string) {
    await this.records.delete(CUSTOMERS, username);
  }
}
