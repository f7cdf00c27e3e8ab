import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { DishView } from '../menu/dish.view';
import { WishlistMergeBody } from './wishlist.dto';
import { Wishlist } from './wishlist.service';

@ApiTags('Wishlist')
@DescribePath({ productId: 'Id of the dish.' })
@Controller('wishlist')
export class WishlistController {
  constructor(private readonly wishlist: Wishlist) {}

  @Get()
  @Audience('customer')
  @Describe(
    'Lists the dishes that the customer has saved, most recently saved first. Dishes that are not published are left',
    'out.',
  )
  @Returns('Saved dishes that are on the menu, most recently saved first', [DishView])
  async mine(@SignedIn() customer: Caller) {
    return this.wishlist.of(customer.id);
  }

  @Post('merge')
  @Audience('customer')
  @Describe(
    'Adds the dishes that a guest saved before signing in and returns the whole list. Ids that are not on the',
    'menu are ignored; a repeated call changes nothing.',
  )
  @Creates("Add a guest's saved dishes", [DishView], ValidationFailed)
  async merge(@SignedIn() customer: Caller, @Body() body: WishlistMergeBody) {
    return this.wishlist.merge(customer.id, body.product_ids);
  }

  @Put(':productId')
  @Audience('customer')
  @Describe('Saves a published dish and returns the whole list. Saving a dish twice changes nothing.')
  @Returns('Save a dish', [DishView], NotFound)
  async save(@SignedIn() customer: Caller, @IdParam('productId') productId: number) {
    return this.wishlist.save(customer.id, productId);
  }

  @Delete(':productId')
  @Audience('customer')
  @Describe('Removes a dish from the list and returns the list.')
  @Returns('Remove a dish, saved or not', [DishView])
  async remove(@SignedIn() customer: Caller, @IdParam('productId') productId: number) {
    return this.wishlist.delete(customer.id, productId);
  }

  @Delete()
  @Audience('customer')
  @Describe('Removes all dishes from the list.')
  @Returns('Remove all saved dishes', [DishView])
  async clear(@SignedIn() customer: Caller) {
    return this.wishlist.clear(customer.id);
  }
}
