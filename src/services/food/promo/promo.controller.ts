import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public, Requires } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/http/refusal';
import { ListPageQuery } from '../food.pages';
import { PromoBody, PromoChangeBody, PromoValidateBody } from './promo.dto';
import { PromoCodeTaken, Promos } from './promo.service';
import { PromoCodeView, PromoValidationView } from './promo.view';

@ApiTags('Promo')
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
  async list(@Query() query: ListPageQuery) {
    return dataPage(await this.promos.list(query.pageRequest));
  }

  @Post()
  @Requires('settings.edit')
  @Says('messages.promo_created')
  @Creates('Add a promo code', PromoCodeView, PromoCodeTaken)
  async create(@Body() body: PromoBody) {
    return this.promos.create(body);
  }

  @Patch(':id')
  @Requires('settings.edit')
  @Says('messages.promo_changed')
  @Answers('Change a promo code', PromoCodeView, NotFound, PromoCodeTaken)
  async change(@IdParam() id: number, @Body() body: PromoChangeBody) {
    return this.promos.change(id, body);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @Says('messages.promo_deleted')
  @Answers('Delete a promo code; orders keep it as text', null, NotFound)
  async delete(@IdParam() id: number) {
    await this.promos.delete(id);
  }
}
