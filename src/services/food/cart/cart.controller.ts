import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { BasketLineBody } from '../pricing/basket.dto';
import { CartItemChangeBody, CartMergeBody, CartMetaBody } from './cart.dto';
import { CartFull, CartLines } from './cart-lines.service';
import { Carts } from './cart.service';
import { CartChangeView, CartMergeView, CartView } from './cart.view';
import { ItemUnavailable } from './line-check';

/** Every answer is the whole cart, so that a client replaces its copy. */
@ApiTags('Cart')
@Controller('cart')
export class CartController {
  constructor(
    private readonly carts: Carts,
    private readonly lines: CartLines,
  ) {}

  @Get()
  @Audience('customer')
  @Answers('The cart with its quote', CartView)
  async mine(@SignedIn() customer: Caller) {
    return this.carts.of(customer.id);
  }

  @Post('items')
  @Audience('customer')
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
  @Answers('Change quantity, options or note of a line', CartChangeView, ValidationFailed, NotFound, ItemUnavailable)
  async change(@SignedIn() customer: Caller, @IdParam() id: number, @Body() body: CartItemChangeBody) {
    return this.lines.change(customer.id, id, body);
  }

  @Delete('items/:id')
  @Audience('customer')
  @Answers('Remove a line', CartView, NotFound)
  async remove(@SignedIn() customer: Caller, @IdParam() id: number) {
    return this.carts.delete(customer.id, id);
  }

  @Put('meta')
  @Audience('customer')
  @Answers('Choose kitchen and mode', CartView, ValidationFailed)
  async choose(@SignedIn() customer: Caller, @Body() body: CartMetaBody) {
    return this.carts.choose(customer.id, body);
  }

  @Post('merge')
  @Audience('customer')
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
  @Answers('Empty the cart', CartView)
  async empty(@SignedIn() customer: Caller) {
    return this.carts.empty(customer.id);
  }
}
