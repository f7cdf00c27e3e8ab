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
    'Returns meals and water of today in the time zone of the member, against the goals of the club, and the ' +
      'last 30 days. Missing figures are null, not 0.',
    '`search` and `meal` filter the dishes to log, which are at most 24, the most logged first.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: NutritionQuery) {
    return this.nutrition.page(id, query);
  }

  @Post('meals')
  @Requires('fitness.edit')
  @ResponseMessage('messages.meal_logged')
  @Creates('Log a dish of the catalogue today', NutritionPageView, ValidationFailed, NotFound)
  @Describe(
    'Logs 0.1 to 10 servings with the current figures of the dish; later changes of the dish do not affect ' +
      'the meal. Returns the page of today.',
  )
  log(@SignedIn() { id }: Caller, @Body() body: LoggedDishBody) {
    return this.nutrition.logDish(id, body);
  }

  @Patch('hydration')
  @Requires('fitness.edit')
  @ResponseMessage('messages.hydration_saved')
  @Returns("Set today's glasses", NutritionPageView, ValidationFailed)
  @Describe(
    'Sets the number of glasses of 250 millilitres, 0 to 100, in place of the earlier one. Returns the page ' +
      'of today.',
  )
  hydrate(@SignedIn() { id }: Caller, @Body() { glasses }: HydrationBody) {
    return this.nutrition.setGlasses(id, glasses);
  }

  @Get('planner')
  @Requires('fitness.view')
  @Returns('The meals of a day, and the figures of its week', PlannerPageView, ValidationFailed)
  @Describe(
    'Returns eaten and planned meals by time of day, and the figures of the week of that day, Monday to Sunday.',
  )
  planner(@SignedIn() { id }: Caller, @Query() { date }: PlannerQuery) {
    return this.nutrition.planner(id, date);
  }

  @Post('planner')
  @Requires('fitness.edit')
  @ResponseMessage('messages.meal_logged')
  @Creates('Log or plan an own meal; its calories are computed from the grams', PlannerPageView, ValidationFailed)
  @Describe(
    'Adds the meal on any day up to a year ahead, today by default; grams that are left out are 0. Returns ' +
      'the planner of that day.',
  )
  plan(@SignedIn() { id }: Caller, @Body() body: OwnMealBody) {
    return this.nutrition.planOwn(id, body);
  }

  @Delete('planner/:key')
  @Requires('fitness.edit')
  @ResponseMessage('messages.meal_removed')
  @Returns('Delete a meal; returns the planner of its day', PlannerPageView, NotFound)
  @DescribePath({ key: 'Key of the meal.' })
  @Describe('Deletes a logged or planned meal, whether of the catalogue or an own one.')
  remove(@SignedIn() { id }: Caller, @Param('key') key: string) {
    return this.nutrition.delete(id, key);
  }
}
