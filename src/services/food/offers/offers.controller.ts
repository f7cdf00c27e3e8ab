import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires, StaffSeeMore } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
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
  @StaffSeeMore()
  @Cached('combo_offer', 'dish')
  @Does(
    'Lists combo offers, the latest change first, each with its slots, the dishes to choose from in each, and what is',
    'saved against ordering the cheapest choices one by one.',
  )
  @Answers('Combo offers with their choices, supplements and savings', [OfferView])
  list(@SignedIn() staff: Caller | undefined) {
    return this.offers.list(staff !== undefined);
  }

  @Get(':code')
  @StaffSeeMore()
  @Cached('combo_offer', 'dish')
  @Does('Reads one combo offer by its code, with slots, choices and supplements.')
  @Answers('One combo offer', OfferView, NotFound)
  one(@Param('code') code: string, @SignedIn() staff: Caller | undefined) {
    return this.offers.get(code, staff !== undefined);
  }

  @Post()
  @Requires('products.create')
  @Says('messages.offer_created')
  @Does(
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
  @Says('messages.offer_changed')
  @Does(
    'Changes what is sent and leaves the rest; `slots` are replaced as a whole. Orders that were placed keep what',
    'they ordered and paid.',
  )
  @Answers('Change a combo offer; slots are replaced as a whole set', OfferView, NotFound)
  change(@Param('code') code: string, @Body() body: OfferChangeBody) {
    return this.offers.change(code, body);
  }

  @Delete(':code')
  @Requires('products.delete')
  @Says('messages.offer_deleted')
  @Does(
    'Removes an offer for good. Baskets that hold it can no longer be ordered; orders that were placed keep it by',
    'name.',
  )
  @Answers('Delete a combo offer; orders keep what they ordered', null, NotFound)
  async delete(@Param('code') code: string) {
    await this.offers.delete(code);
  }
}
