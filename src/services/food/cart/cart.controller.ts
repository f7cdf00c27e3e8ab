import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
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
@DescribePath({ id: 'Id of the cart line.' })
@Controller('cart')
export class CartController {
  constructor(
    private readonly carts: Carts,
    private readonly lines: CartLines,
  ) {}

  @Get()
  @Audience('customer')
  @Describe(
    'Returns the cart with its quote. It is stored across visits and devices; lines that can no longer be ordered',
    'stay in it with a reason.',
  )
  @Returns('The cart with its quote', CartView)
  async mine(@SignedIn() customer: Caller) {
    return this.carts.of(customer.id);
  }

  @Post('items')
  @Audience('customer')
  @Describe(
    'Adds a dish with its options, or a combo offer with a dish for each slot. An equal selection adds to the',
    'quantity of its line, up to 10 (`capped` is true if it was cut); a cart has at most 50 lines. 422 if the',
    'selection cannot be ordered now.',
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
    'Changes the sent fields. Changed options take the current price and must be orderable. A line that',
    'becomes equal to another one is merged into it, up to a quantity of 10.',
  )
  @Returns('Change quantity, options or note of a line', CartChangeView, ValidationFailed, NotFound, ItemUnavailable)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: CartItemChangeBody) {
    return this.lines.update(customer.id, id, body);
  }

  @Delete('items/:id')
  @Audience('customer')
  @Describe('Deletes a line, even if its dish no longer exists, and returns the cart.')
  @Returns('Remove a line', CartView, NotFound)
  async remove(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.carts.delete(customer.id, id);
  }

  @Put('meta')
  @Audience('customer')
  @Describe(
    'Sets the kitchen and the mode (delivery or pick-up) that the cart is priced for. `kitchen_code: null`',
    'removes the kitchen; fields that are not sent stay unchanged.',
  )
  @Returns('Choose kitchen and mode', CartView, ValidationFailed)
  async choose(@SignedIn() customer: Caller, @Body() body: CartMetaBody) {
    return this.carts.choose(customer.id, body);
  }

  @Post('merge')
  @Audience('customer')
  @Describe(
    'Merges the basket that a guest filled before signing in. If both have a selection, the larger quantity',
    'stays, so a repeated call changes nothing. Lines that cannot be ordered, or exceed 50 lines, are returned in',
    '`skipped`.',
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
  @Describe('Deletes every line. Kitchen and mode stay.')
  @Returns('Empty the cart', CartView)
  async empty(@SignedIn() customer: Caller) {
    return this.carts.empty(customer.id);
  }
}
