import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import { CUSTOMER } from '../customers/customer-accounts';
import { AddressView } from './address.view';
import { AddressBody, AddressChangeBody } from './addresses.dto';
import { Addresses, AddressLimitReached } from './addresses.service';

@ApiTags('Addresses')
@Controller('addresses')
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Get()
  @Audience(CUSTOMER)
  @Describe(
    'Lists where this customer has food brought, the latest change first; exactly one of them is the default. Fill a',
    'checkout from it: an order carries the address itself, not its id.',
  )
  @Returns('Saved addresses, most recently changed first', [AddressView])
  async list(@SignedIn() customer: Caller) {
    return this.addresses.list(customer.id);
  }

  @Get(':id')
  @Audience(CUSTOMER)
  @Describe('Reads one saved address; that of another customer is 404.')
  @Returns('One saved address', AddressView, NotFound)
  async one(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.addresses.get(customer.id, id);
  }

  @Post()
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_created')
  @Describe(
    'Saves an address, at most 50 a customer (409 `address_limit_reached` beyond). The first one becomes the default,',
    'and so does one with `is_default: true`.',
  )
  @Creates('Save an address; the first one is the default', AddressView, AddressLimitReached)
  async create(@SignedIn() customer: Caller, @Body() body: AddressBody) {
    return this.addresses.create(customer.id, body);
  }

  @Patch(':id')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_changed')
  @Describe(
    'Changes what is sent of a saved address. `is_default: true` makes it the default; orders that were placed keep',
    'the address they were given.',
  )
  @Returns('Change an address', AddressView, NotFound)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: AddressChangeBody) {
    return this.addresses.change(customer.id, id, body);
  }

  @Patch(':id/default')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_default')
  @Describe('Chooses the address that a checkout proposes; the one chosen before is an ordinary one again.')
  @Returns('Make an address the default', AddressView, NotFound)
  async makeDefault(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.addresses.makeDefault(customer.id, id);
  }

  @Delete(':id')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_deleted')
  @Describe('Removes a saved address. When it was the default, the one changed last of the others takes its place.')
  @Returns('Delete an address; another one becomes the default when this one was', null, NotFound)
  async delete(@SignedIn() customer: Caller, @IdParam() id: number) {
    await this.addresses.delete(customer.id, id);
  }
}
