import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { HydrationBody, LoggedDishBody, NutritionQuery, OwnMealBody, PlannerQuery } from './nutrition.dto';
import { Nutrition } from './nutrition.service';
import { NutritionPageView, PlannerPageView } from './nutrition.view';

@ApiTags('Nutrition')
@Controller('fitness/nutrition')
export class NutritionController {
  constructor(private readonly nutrition: Nutrition) {}

  @Get()
  @Requires('fitness.view')
  @Returns('Meals and water of today, with dishes to log', NutritionPageView, ValidationFailed)
  @Describe(
    'For the day it is where the member lives, against the goals of the club, with the last 30 days; a gap is null, ' +
      'not 0.',
    '`search` and `meal` narrow the dishes to log from, which are 24 at most, those logged most first.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: NutritionQuery) {
    return this.nutrition.page(id, query);
  }

  @Post('meals')
  @Requires('fitness.edit')
  @ResponseMessage('messages.meal_logged')
  @Creates('Log a dish of the catalogue into today', NutritionPageView, ValidationFailed, NotFound)
  @Describe(
    '0.1 to 10 servings, with the figures the dish has now; a later change of the dish does not change the meal.',
    'Answers the page of today.',
  )
  log(@SignedIn() { id }: Caller, @Body() body: LoggedDishBody) {
    return this.nutrition.logDish(id, body);
  }

  @Patch('hydration')
  @Requires('fitness.edit')
  @ResponseMessage('messages.hydration_saved')
  @Returns("Set today's glasses", NutritionPageView, ValidationFailed)
  @Describe('0 to 100 glasses of 250 millilitres, in place of those noted before. Answers the page of today.')
  hydrate(@SignedIn() { id }: Caller, @Body() { glasses }: HydrationBody) {
    return this.nutrition.setGlasses(id, glasses);
  }

  @Get('planner')
  @Requires('fitness.view')
  @Returns('The meals of a day, in its week', PlannerPageView, ValidationFailed)
  @Describe('Meals eaten and planned by time of day, and figures of the week around it, Monday to Sunday.')
  planner(@SignedIn() { id }: Caller, @Query() { date }: PlannerQuery) {
    return this.nutrition.planner(id, date);
  }

  @Post('planner')
  @Requires('fitness.edit')
  @ResponseMessage('messages.meal_logged')
  @Creates('Log or plan an own meal; its calories are computed from the grams', PlannerPageView, ValidationFailed)
  @Describe(
    'On any day up to a year ahead, today when none is sent; grams that are left out are 0.',
    'Answers the planner of that day.',
  )
  plan(@SignedIn() { id }: Caller, @Body() body: OwnMealBody) {
    return this.nutrition.planOwn(id, body);
  }

  @Delete('planner/:key')
  @Requires('fitness.edit')
  @ResponseMessage('messages.meal_removed')
  @Returns('Delete a meal; returns the planner of its day', PlannerPageView, NotFound)
  @DescribePath({ key: 'Key of the meal.' })
  @Describe('Logged or planned, of the catalogue or an own one, by its `key`.')
  remove(@SignedIn() { id }: Caller, @Param('key') key: string) {
    return this.nutrition.remove(id, key);
  }
}
