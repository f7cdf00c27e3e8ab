import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires, PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { OfferView } from './offer.view';
import { OfferBody, OfferChangeBody } from './offers.dto';
import { OfferCodeTaken, Offers } from './offers.service';

@ApiTags('Offers')
@Controller('offers')
export class OffersController {
  constructor(private readonly offers: Offers) {}

  @Get()
  @PublicOrStaff()
  @Cached('combo_offer', 'dish')
  @Describe(
    'Lists combo offers, the latest change first, each with its slots, the dishes to choose from in each, and what is',
    'saved against ordering the cheapest choices one by one.',
  )
  @Returns('Combo offers with their choices, supplements and savings', [OfferView])
  list(@SignedIn() staff: Caller | undefined) {
    return this.offers.list(staff !== undefined);
  }

  @Get(':code')
  @PublicOrStaff()
  @Cached('combo_offer', 'dish')
  @Describe('Reads one combo offer by its code, with slots, choices and supplements.')
  @Returns('One combo offer', OfferView, NotFound)
  one(@Param('code') code: string, @SignedIn() staff: Caller | undefined) {
    return this.offers.get(code, staff !== undefined);
  }

  @Post()
  @Requires('products.create')
  @ResponseMessage('messages.offer_created')
  @Describe(
    'Makes an offer of at most 10 slots with at most 50 dishes each, at one price; a choice may cost a `supplement`',
    'on top. Every dish must exist and not be archived, and the code is final: 409 `offer_code_taken` when another',
    'offer has it.',
  )
  @Creates('Add a combo offer', OfferView, OfferCodeTaken)
  create(@Body() body: OfferBody) {
    return this.offers.create(body);
  }

  @Patch(':code')
  @Requires('products.edit')
  @ResponseMessage('messages.offer_changed')
  @Describe(
    'Changes what is sent and leaves the rest; `slots` are replaced as a whole. Orders that were placed keep what',
    'they ordered and paid.',
  )
  @Returns('Change a combo offer; slots are replaced as a whole set', OfferView, NotFound)
  change(@Param('code') code: string, @Body() body: OfferChangeBody) {
    return this.offers.change(code, body);
  }

  @Delete(':code')
  @Requires('products.delete')
  @ResponseMessage('messages.offer_deleted')
  @Describe(
    'Removes an offer for good. Baskets that hold it can no longer be ordered; orders that were placed keep it by',
    'name.',
  )
  @Returns('Delete a combo offer; orders keep what they ordered', null, NotFound)
  async delete(@Param('code') code: string) {
    await this.offers.delete(code);
  }
}
