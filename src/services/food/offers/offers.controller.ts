import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires, PublicOrStaff } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound } from '#kit/refusals/refusal';
import { Cached } from '#cache/cached';
import { OfferView } from './offer.view';
import { OfferBody, OfferChangeBody } from './offers.dto';
import { OfferCodeTaken, Offers } from './offers.service';

@ApiTags('Offers')
@DescribePath({ code: 'Code of the offer.' })
@Controller('offers')
export class OffersController {
  constructor(private readonly offers: Offers) {}

  @Get()
  @PublicOrStaff()
  @Cached('combo_offer', 'dish')
  @Describe(
    'Lists combo offers, most recently changed first, each with its slots, the dishes to choose from, and the',
    'savings compared with ordering the cheapest choices separately.',
  )
  @Returns('Combo offers with their choices, supplements and savings', [OfferView])
  list(@SignedIn() staff: Caller | undefined) {
    return this.offers.list(staff !== undefined);
  }

  @Get(':code')
  @PublicOrStaff()
  @Cached('combo_offer', 'dish')
  @Describe('Returns one combo offer by its code, with slots, choices and supplements.')
  @Returns('One combo offer', OfferView, NotFound)
  one(@Param('code') code: string, @SignedIn() staff: Caller | undefined) {
    return this.offers.get(code, staff !== undefined);
  }

  @Post()
  @Requires('products.create')
  @ResponseMessage('messages.offer_created')
  @Describe(
    'Creates an offer of at most 10 slots with at most 50 dishes each, at one price; a choice may have a',
    '`supplement`. Every dish must exist and not be archived. The code cannot be changed later; 409',
    '`offer_code_taken` if another offer has it.',
  )
  @Creates('Add a combo offer', OfferView, OfferCodeTaken)
  create(@Body() body: OfferBody) {
    return this.offers.create(body);
  }

  @Patch(':code')
  @Requires('products.edit')
  @ResponseMessage('messages.offer_changed')
  @Describe('Changes the sent fields; `slots` are replaced as a whole. Existing orders stay unchanged.')
  @Returns('Change a combo offer; slots are replaced as a whole', OfferView, NotFound)
  change(@Param('code') code: string, @Body() body: OfferChangeBody) {
    return this.offers.update(code, body);
  }

  @Delete(':code')
  @Requires('products.delete')
  @ResponseMessage('messages.offer_deleted')
  @Describe('Deletes an offer permanently. Baskets with it cannot be ordered; existing orders keep its name.')
  @Returns('Delete a combo offer; orders keep their lines', null, NotFound)
  async delete(@Param('code') code: string) {
    await this.offers.delete(code);
  }
}
