import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, Requires } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
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
  @Describe(
    'Checks a code against a subtotal of dishes and answers what it would take off, or `valid: false` with the',
    'reason; a code that cannot be used is an answer and not an error. At most 30 unknown codes an hour from one',
    'address: after that every code is answered as unknown.',
  )
  @Returns('What a code would remove from a menu subtotal', PromoValidationView)
  validate(@Body() body: PromoValidateBody, @VisitorAddress() address: string) {
    return this.promos.validate(body, address);
  }

  @Get()
  @Requires('settings.view')
  @Describe('Lists the codes with their terms, switched off ones too, the latest change first.')
  @Returns('Promo codes, latest change first', dataPageOf(PromoCodeView))
  async list(@Query() query: ListPageQuery) {
    return dataPage(await this.promos.list(query.pageRequest));
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.promo_created')
  @Describe(
    'Makes a code that takes `percent` off the dishes of any order, never off fees. Codes are stored in capitals; 409',
    '`promo_code_taken` when there is the same one.',
  )
  @Creates('Add a promo code', PromoCodeView, PromoCodeTaken)
  async create(@Body() body: PromoBody) {
    return this.promos.create(body);
  }

  @Patch(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.promo_changed')
  @Describe(
    'Changes what is sent and leaves the rest; send `is_active: false` to switch a code off. Orders that were placed',
    'keep their discount.',
  )
  @Returns('Change a promo code', PromoCodeView, NotFound, PromoCodeTaken)
  async change(@IdParam() id: number, @Body() body: PromoChangeBody) {
    return this.promos.change(id, body);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.promo_deleted')
  @Describe(
    'Removes a code for good; from now on it is unknown. Orders that used it keep the discount and the code as text.',
  )
  @Returns('Delete a promo code; orders keep it as text', null, NotFound)
  async delete(@IdParam() id: number) {
    await this.promos.delete(id);
  }
}
