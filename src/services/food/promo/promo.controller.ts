import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { Public, Requires } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf, mapPage, readPage } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { LIST_PAGES } from '../food.pages';
import { PromoBody, PromoChangeBody, PromoValidateBody } from './promo.dto';
import { PromoCodeTaken, Promos } from './promo.service';
import { PromoCodeView, PromoValidationView, promoCodeView } from './promo.view';

@Controller('promo')
export class PromoController {
  constructor(private readonly promos: Promos) {}

  @Post('validate')
  @Public()
  @Answers('What a code would remove from a menu subtotal', PromoValidationView)
  validate(@Body() body: PromoValidateBody, @VisitorAddress() address: string) {
    return this.promos.validate(body, address);
  }

  @Get()
  @Requires('settings.view')
  @Answers('Promo codes', dataPageOf(PromoCodeView))
  async list(@Query() query: Record<string, unknown>) {
    return dataPage(mapPage(await this.promos.page(readPage(query, LIST_PAGES)), promoCodeView));
  }

  @Post()
  @Requires('settings.edit')
  @Says('messages.promo_created')
  @Creates('Add a promo code', PromoCodeView, PromoCodeTaken)
  async create(@Body() body: PromoBody) {
    return promoCodeView(await this.promos.create(body));
  }

  @Patch(':id')
  @Requires('settings.edit')
  @Says('messages.promo_changed')
  @Answers('Change a promo code', PromoCodeView, NotFound, PromoCodeTaken)
  async change(@IdParam() id: number, @Body() body: PromoChangeBody) {
    return promoCodeView(await this.promos.change(id, body));
  }

  @Delete(':id')
  @Requires('settings.edit')
  @Says('messages.promo_deleted')
  @Answers('Delete a promo code; orders keep it as text', null, NotFound)
  delete(@IdParam() id: number) {
    return this.promos.delete(id);
  }
}
