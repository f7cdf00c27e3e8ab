import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { BasketLineBody } from '../pricing/basket.dto';
import { CartItemChangeBody, CartMergeBody, CartMetaBody } from './cart.dto';
import { CartFull, CartLines } from './cart-lines.service';
import { Carts } from './cart.service';
import { CartChangeView, CartMergeView, CartView } from './cart.view';
import { ItemUnavailable } from './line-check';

/** Every response is the whole cart, so that clients replace their copy. */
@ApiTags('Cart')
@Controller('cart')
export class CartController {
  constructor(
    private readonly carts: Carts,
    private readonly lines: CartLines,
  ) {}

  @Get()
  @Audience('customer')
  @Describe(
    'Reads the cart, which is kept between visits and devices, with the quote that checkout would give. Lines that',
    'can no longer be ordered stay in it and say why.',
  )
  @Returns('The cart with its quote', CartView)
  async mine(@SignedIn() customer: Caller) {
    return this.carts.of(customer.id);
  }

  @Post('items')
  @Audience('customer')
  @Describe(
    'Adds a dish with its options, or a combo offer with a dish for each slot. A selection equal to one that is there',
    'adds to its quantity, up to 10 (`capped` tells when it was cut); a cart has room for 50 lines. Refused with 422',
    'when the selection cannot be ordered now.',
  )
  @Creates(
    'Add a selection; an equal one adds to its line',
    CartChangeView,
    ValidationFailed,
    ItemUnavailable,
    CartFull,
  )
  async add(@SignedIn() customer: Caller, @Body() body: BasketLineBody) {
    return this.lines.add(customer.id, body);
  }

  @Patch('items/:id')
  @Audience('customer')
  @Describe(
    'Changes what is sent of one line. Other options are priced as of now and must be orderable; a line that becomes',
    'equal to another one joins it, up to 10 of them.',
  )
  @Returns('Change quantity, options or note of a line', CartChangeView, ValidationFailed, NotFound, ItemUnavailable)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: CartItemChangeBody) {
    return this.lines.change(customer.id, id, body);
  }

  @Delete('items/:id')
  @Audience('customer')
  @Describe('Takes one line out, whatever became of its dish, and answers the cart that is left.')
  @Returns('Remove a line', CartView, NotFound)
  async remove(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.carts.delete(customer.id, id);
  }

  @Put('meta')
  @Audience('customer')
  @Describe(
    'Remembers from which kitchen, and whether for delivery or pick-up, the cart is priced. `kitchen_code: null`',
    'forgets the kitchen; what is left out stays.',
  )
  @Returns('Choose kitchen and mode', CartView, ValidationFailed)
  async choose(@SignedIn() customer: Caller, @Body() body: CartMetaBody) {
    return this.carts.choose(customer.id, body);
  }

  @Post('merge')
  @Audience('customer')
  @Describe(
    'Brings the basket a guest filled before signing in into the cart of the account. Of a selection in both the',
    'larger quantity stays, so that sending it twice changes nothing; lines that cannot be ordered any more, or',
    'beyond 50, are told in `skipped`.',
  )
  @Creates(
    "Merge a guest's cart: no line is replaced, and merging again changes nothing",
    CartMergeView,
    ValidationFailed,
  )
  async merge(@SignedIn() customer: Caller, @Body() body: CartMergeBody) {
    return this.lines.merge(customer.id, body.lines);
  }

  @Delete()
  @Audience('customer')
  @Describe('Removes every line; the chosen kitchen and way of handing over stay.')
  @Returns('Empty the cart', CartView)
  async empty(@SignedIn() customer: Caller) {
    return this.carts.empty(customer.id);
  }
}
