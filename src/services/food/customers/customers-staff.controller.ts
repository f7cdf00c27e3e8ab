import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { EmailTaken, UsernameTaken } from '#shared/staff/staff.refusals';
import { CustomerRecords } from './customer-records.service';
import { CustomerRecordView, CustomerStatisticView } from './customer.view';
import {
  CustomerBody,
  CustomerChangeBody,
  CustomerFilters,
  CustomerPasswordBody,
  requestedPage,
} from './customers-staff.dto';
import { CustomerQueries } from './customers.queries';

const LIVE = { deleted: false };
const DELETED = { deleted: true };

@ApiTags('Customers')
@Controller('users')
export class CustomersStaffController {
  constructor(
    private readonly records: CustomerRecords,
    private readonly queries: CustomerQueries,
  ) {}

  @Get()
  @Requires('users.view')
  @Answers('Customers, most recently changed first', dataPageOf(CustomerRecordView))
  async list(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.page(filters, requestedPage(filters), LIVE));
  }

  @Get('statistic')
  @Requires('users.view')
  @Answers('How many customers there are', CustomerStatisticView)
  statistic() {
    return this.records.statistic();
  }

  @Get('deleted')
  @Requires('users.view')
  @Answers('Deleted customers, most recently changed first', dataPageOf(CustomerRecordView))
  async deleted(@Query() filters: CustomerFilters) {
    return dataPage(await this.queries.page(filters, requestedPage(filters), DELETED));
  }

  @Get('deleted/:username')
  @Requires('users.view')
  @Answers('One deleted customer', CustomerRecordView, NotFound)
  oneDeleted(@Param('username') username: string) {
    return this.queries.one(username, DELETED);
  }

  @Post('deleted/:username/restore')
  @Requires('users.restore')
  @Says('messages.customer_restored')
  @Creates('Restore a deleted customer', CustomerRecordView, NotFound, EmailTaken)
  restore(@Param('username') username: string) {
    return this.records.restore(username);
  }

  @Get(':username')
  @Requires('users.view')
  @Answers('One customer', CustomerRecordView, NotFound)
  one(@Param('username') username: string) {
    return this.queries.one(username, LIVE);
  }

  @Post()
  @Requires('users.create')
  @Says('messages.customer_created')
  @Creates('Add a customer', CustomerRecordView, EmailTaken, UsernameTaken)
  create(@Body() body: CustomerBody) {
    return this.records.create(body);
  }

  @Patch(':username')
  @Requires('users.update')
  @Says('messages.customer_changed')
  @Answers('Change a customer', CustomerRecordView, NotFound, EmailTaken, UsernameTaken)
  change(@Param('username') username: string, @Body() body: CustomerChangeBody) {
    return this.records.change(username, body);
  }

  @Patch(':username/change-password')
  @Requires('users.update')
  @Says('messages.customer_password_set')
  @Answers('Set the password of a customer; ends every token given before', CustomerRecordView, NotFound)
  setPassword(@Param('username') username: string, @Body() { password }: CustomerPasswordBody) {
    return this.records.setPassword(username, password);
  }

  @Post(':username/make-verified')
  @Requires('users.verify')
  @Says('messages.customer_verified')
  @Creates('Mark the e-mail address as verified', CustomerRecordView, NotFound)
  verify(@Param('username') username: string) {
    return this.records.setVerified(username, true);
  }

  @Post(':username/make-unverified')
  @Requires('users.verify')
  @Says('messages.customer_unverified')
  @Creates('Mark the e-mail address as not verified', CustomerRecordView, NotFound)
  unverify(@Param('username') username: string) {
    return this.records.setVerified(username, false);
  }

  @Delete(':username')
  @Requires('users.delete')
  @Says('messages.customer_deleted')
  @Answers('Delete a customer; its tokens end at once and its e-mail address is free again', null, NotFound)
  delete(@Param('username') username: string) {
    return this.records.delete(username);
  }
}
