import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { HydrationBody, LoggedDishBody, NutritionQuery, OwnMealBody, PlannerQuery } from './nutrition.dto';
import { Nutrition } from './nutrition.service';
import { NutritionPageView, PlannerPageView } from './nutrition.view';

@ApiTags('Nutrition')
@Controller('fitness/nutrition')
export class NutritionController {
  constructor(private readonly nutrition: Nutrition) {}

  @Get()
  @Requires('fitness.view')
  @Answers('What is eaten and drunk today, with dishes to log', NutritionPageView, ValidationFailed)
  page(@SignedIn() { id }: Caller, @Query() query: NutritionQuery) {
    return this.nutrition.page(id, query);
  }

  @Post('meals')
  @Requires('fitness.edit')
  @Says('messages.meal_logged')
  @Creates('Log a dish of the catalogue into today', NutritionPageView, ValidationFailed, NotFound)
  log(@SignedIn() { id }: Caller, @Body() body: LoggedDishBody) {
    return this.nutrition.logDish(id, body);
  }

  @Patch('hydration')
  @Requires('fitness.edit')
  @Says('messages.hydration_saved')
  @Answers("Set today's glasses", NutritionPageView, ValidationFailed)
  hydrate(@SignedIn() { id }: Caller, @Body() { glasses }: HydrationBody) {
    return this.nutrition.setGlasses(id, glasses);
  }

  @Get('planner')
  @Requires('fitness.view')
  @Answers('The meals of a day, in its week', PlannerPageView, ValidationFailed)
  planner(@SignedIn() { id }: Caller, @Query() { date }: PlannerQuery) {
    return this.nutrition.planner(id, date);
  }

  @Post('planner')
  @Requires('fitness.edit')
  @Says('messages.meal_logged')
  @Creates('Log or plan an own meal; its calories are made of the grams', PlannerPageView, ValidationFailed)
  plan(@SignedIn() { id }: Caller, @Body() body: OwnMealBody) {
    return this.nutrition.planOwn(id, body);
  }

  @Delete('planner/:key')
  @Requires('fitness.edit')
  @Says('messages.meal_removed')
  @Answers('Remove a meal; answers the planner of its day', PlannerPageView, NotFound)
  remove(@SignedIn() { id }: Caller, @Param('key') key: string) {
    return this.nutrition.remove(id, key);
  }
}
