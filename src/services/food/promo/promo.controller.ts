import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, Requires } from '#kit/access/access-rule';
import { VisitorAddress } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import { ListPageQuery } from '../food.pages';
import { PromoBody, PromoChangeBody, PromoValidateBody } from './promo.dto';
import { PromoCodeTaken, PromoInUse, Promos } from './promo.service';
import { PromoUses } from './promo-uses.service';
import { PromoCodeView, PromoUseView, PromoValidationView } from './promo.view';

@ApiTags('Promo')
@DescribePath({ id: 'Id of the promo code.' })
@Controller('promo')
export class PromoController {
  constructor(
    private readonly promos: Promos,
    private readonly uses: PromoUses,
  ) {}

  @Post('validate')
  @Public()
  @Describe(
    'Checks a code against a subtotal of dishes and returns the discount, or `valid: false` with a reason. With',
    '`kitchen_code` the kitchens of the code are checked too; its categories are checked by a quote only, and earlier uses',
    'of a person by an order only. After {limit:promoGuesses} unknown codes in {window:promoGuesses} from one address,',
    'every code is reported as unknown.',
  )
  @Returns('Check a promo code', PromoValidationView)
  validate(@Body() body: PromoValidateBody, @VisitorAddress() address: string) {
    return this.promos.validate(body, address);
  }

  @Get()
  @Requires('settings.view')
  @Describe('Lists all codes with their terms, including disabled ones, most recently changed first.')
  @Returns('Promo codes, latest change first', dataPageOf(PromoCodeView))
  async list(@Query() query: ListPageQuery) {
    return dataPage(await this.promos.list(query.pageRequest));
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.promo_created')
  @Describe(
    'Creates a code that discounts the dishes of an order by `percent`, never fees or the tip. Conditions that are null',
    'or left out do not apply. Codes are stored in capitals; 409 `promo_code_taken` if the code exists.',
  )
  @Creates('Add a promo code', PromoCodeView, PromoCodeTaken)
  async create(@Body() body: PromoBody) {
    return this.promos.create(body);
  }

  @Patch(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.promo_changed')
  @Describe(
    'Changes the sent fields; lists are replaced as a whole, and `is_active: false` disables the code. Existing orders',
    'keep their discount. 409 `promo_in_use` if a limit is below the current number of uses.',
  )
  @Returns('Change a promo code', PromoCodeView, NotFound, PromoCodeTaken, PromoInUse)
  async change(@IdParam() id: number, @Body() body: PromoChangeBody) {
    return this.promos.update(id, body);
  }

  @Get(':id/uses')
  @Requires('settings.view')
  @Describe(
    'Lists the orders that use a code with a limit of uses, newest first. A cancelled order gives its use back, and so',
    'does one that is refunded in full before delivery or is never paid.',
  )
  @Returns('Orders that use a promo code', dataPageOf(PromoUseView), NotFound)
  async listUses(@IdParam() id: number, @Query() query: ListPageQuery) {
    return dataPage(await this.uses.list(id, query.pageRequest));
  }

  @Delete(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.promo_deleted')
  @Describe('Deletes a code permanently. Orders with it keep the discount and the code as text.')
  @Returns('Delete a promo code; orders keep it as text', null, NotFound)
  async delete(@IdParam() id: number) {
    await this.promos.delete(id);
  }
}
