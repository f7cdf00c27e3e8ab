import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { IdParam } from '#kit/http/identifiers';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { AvailabilityQuery, MAX_WINDOW_DAYS } from '../availability/availability.dto';
import { LengthDiscounts } from './length-discounts.service';
import { NightPrices } from './night-prices.service';
import { LengthDiscountsView, OrphanView } from './night-prices.view';
import { RateRuleView } from './rate-rule.view';
import { MAX_RATES, RateOverlap, RateRules, TooManyRates } from './rate-rules.service';
import { LengthDiscountsBody, RateRuleBody, RateRuleChangeBody } from './rates.dto';

@ApiTags('Rates')
@DescribePath({ id: 'Id of the stay.', ruleId: 'Id of the rule.' })
@Controller('stays/manage/:id')
export class RatesStaffController {
  constructor(
    private readonly rules: RateRules,
    private readonly discounts: LengthDiscounts,
    private readonly prices: NightPrices,
  ) {}

  @Get('rates')
  @Requires('stays.view')
  @Describe('Lists the rules of a stay for prices and limits by night, earliest first, past ones included.')
  @Returns('Rules of a stay for prices and limits by night', [RateRuleView], NotFound)
  list(@IdParam() id: number): Promise<RateRuleView[]> {
    return this.rules.list(id);
  }

  @Post('rates')
  @Requires('stays.edit')
  @ResponseMessage('messages.rate_created')
  @Describe(
    'Adds a rule with at least one of a price, limits of nights, and closed days. For each value of a night the highest',
    'layer that has it counts, then the stay itself. Two rules of one layer never share a night, otherwise 409',
    `\`rate_overlap\` with the other rule in \`details\`. A stay has at most ${MAX_RATES} rules; existing bookings keep their price.`,
  )
  @Creates('Add a rule for prices and limits', RateRuleView, ValidationFailed, NotFound, RateOverlap, TooManyRates)
  create(@IdParam() id: number, @Body() body: RateRuleBody): Promise<RateRuleView> {
    return this.rules.create(id, body);
  }

  @Put('rates/:ruleId')
  @Requires('stays.edit')
  @ResponseMessage('messages.rate_changed')
  @Describe('Changes the sent fields of a rule; null removes a value. Existing bookings keep their price.')
  @Returns('Change a rule; omitted fields stay as they are', RateRuleView, ValidationFailed, NotFound, RateOverlap)
  change(
    @IdParam() id: number,
    @IdParam('ruleId') ruleId: number,
    @Body() body: RateRuleChangeBody,
  ): Promise<RateRuleView> {
    return this.rules.update(id, ruleId, body);
  }

  @Delete('rates/:ruleId')
  @Requires('stays.edit')
  @ResponseMessage('messages.rate_deleted')
  @Describe('Deletes a rule permanently. Its nights get the values of lower layers and of the stay.')
  @Returns('Delete a rule', null, NotFound)
  async remove(@IdParam() id: number, @IdParam('ruleId') ruleId: number): Promise<void> {
    await this.rules.delete(id, ruleId);
  }

  @Put('length-discounts')
  @Requires('stays.edit')
  @ResponseMessage('messages.length_discounts_changed')
  @Describe(
    'Replaces all discounts of a stay for longer bookings. A booking gets only the discount with the most nights that it',
    'reaches, on the price of the nights without extra guests and cleaning.',
  )
  @Returns('Replace the discounts for longer bookings', LengthDiscountsView, ValidationFailed, NotFound)
  replaceDiscounts(@IdParam() id: number, @Body() body: LengthDiscountsBody): Promise<LengthDiscountsView> {
    return this.discounts.replace(id, body);
  }

  @Get('orphans')
  @Requires('stays.view')
  @Describe(
    'Lists free stretches between held nights that are too short for every minimum of their nights, each with the minimum',
    'of its first night. Lower the minimum with a rule, or set `fills_gaps` of the stay. A request covers at most',
    `${MAX_WINDOW_DAYS} days.`,
  )
  @Returns('Free stretches that cannot be booked', [OrphanView], ValidationFailed, NotFound)
  orphans(@IdParam() id: number, @Query() query: AvailabilityQuery): Promise<OrphanView[]> {
    return this.prices.orphans(id, query);
  }
}
