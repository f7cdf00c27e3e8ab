import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound } from '#kit/refusals/refusal';
import { CUSTOMER } from '../customers/customer-accounts';
import { AddressView } from './address.view';
import { AddressBody, AddressChangeBody } from './addresses.dto';
import { Addresses, AddressLimitReached } from './addresses.service';

@ApiTags('Addresses')
@DescribePath({ id: 'Id of the saved address.' })
@Controller('addresses')
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Get()
  @Audience(CUSTOMER)
  @Describe(
    "Lists the customer's saved addresses, most recently changed first; exactly one is the default. Use them to",
    'fill in a checkout: an order stores the address itself, not its id.',
  )
  @Returns('Saved addresses, most recently changed first', [AddressView])
  async list(@SignedIn() customer: Caller) {
    return this.addresses.list(customer.id);
  }

  @Get(':id')
  @Audience(CUSTOMER)
  @Describe('Returns one saved address. An address of another customer is 404.')
  @Returns('One saved address', AddressView, NotFound)
  async one(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.addresses.get(customer.id, id);
  }

  @Post()
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_created')
  @Describe(
    'Saves an address, at most 50 per customer (409 `address_limit_reached` beyond). The first one becomes the',
    'default, and so does one with `is_default: true`.',
  )
  @Creates('Save an address; the first one is the default', AddressView, AddressLimitReached)
  async create(@SignedIn() customer: Caller, @Body() body: AddressBody) {
    return this.addresses.create(customer.id, body);
  }

  @Patch(':id')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_changed')
  @Describe(
    'Changes the sent fields. `is_default: true` makes the address the default. Existing orders keep their address.',
  )
  @Returns('Change an address', AddressView, NotFound)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: AddressChangeBody) {
    return this.addresses.update(customer.id, id, body);
  }

  @Patch(':id/default')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_default')
  @Describe('Makes an address the default, which a checkout proposes, instead of the former one.')
  @Returns('Make an address the default', AddressView, NotFound)
  async makeDefault(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.addresses.makeDefault(customer.id, id);
  }

  @Delete(':id')
  @Audience(CUSTOMER)
  @ResponseMessage('messages.address_deleted')
  @Describe(
    'Deletes a saved address. If it was the default, the most recently changed of the others becomes the default.',
  )
  @Returns('Delete an address; if it was the default, another one becomes the default', null, NotFound)
  async delete(@SignedIn() customer: Caller, @IdParam() id: number) {
    await this.addresses.delete(customer.id, id);
  }
}
