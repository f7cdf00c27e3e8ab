import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Public, Requires, StaffSeeMore } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { NotFound } from '#kit/http/refusal';
import { Cached } from '#kit/memory/cached';
import { KitchenCheckView, KitchenView } from './kitchen.view';
import { KitchenCodeTaken, KitchenInUse, KitchenRecords } from './kitchen-records.service';
import { KitchenBody, KitchenChangeBody, KitchenCheckBody } from './kitchens.dto';

@ApiTags('Kitchens')
@Controller('kitchens')
export class KitchensController {
  constructor(private readonly kitchens: KitchenRecords) {}

  @Get()
  @StaffSeeMore()
  @Cached('kitchen', 'setting')
  @Answers('Kitchens with their hours, delivery area and whether they are open now', [KitchenView])
  list(@SignedIn() staff: Caller | undefined) {
    return this.kitchens.list(staff !== undefined);
  }

  @Post('check')
  @Public()
  @Answers('Which kitchen can serve a postcode now', KitchenCheckView, NotFound)
  check(@Body() body: KitchenCheckBody) {
    return this.kitchens.check(body);
  }

  @Get(':code')
  @StaffSeeMore()
  @Cached('kitchen', 'setting')
  @Answers('One kitchen', KitchenView, NotFound)
  one(@Param('code') code: string, @SignedIn() staff: Caller | undefined) {
    return this.kitchens.get(code, staff !== undefined);
  }

  @Post()
  @Requires('settings.edit')
  @Says('messages.kitchen_created')
  @Creates('Add a kitchen', KitchenView, KitchenCodeTaken)
  create(@Body() body: KitchenBody) {
    return this.kitchens.create(body);
  }

  @Patch(':code')
  @Requires('settings.edit')
  @Says('messages.kitchen_changed')
  @Answers('Change a kitchen; hours, closures and postcodes are replaced as whole sets', KitchenView, NotFound)
  change(@Param('code') code: string, @Body() body: KitchenChangeBody) {
    return this.kitchens.change(code, body);
  }

  @Delete(':code')
  @Requires('settings.edit')
  @Says('messages.kitchen_deleted')
  @Answers('Delete a kitchen that nobody works in and no open order needs', null, NotFound, KitchenInUse)
  async delete(@Param('code') code: string) {
    await this.kitchens.delete(code);
  }
}
