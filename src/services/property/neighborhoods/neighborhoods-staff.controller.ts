import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { SlugTaken } from '#kit/language/slug';
import { NeighborhoodView } from './neighborhood.view';
import { NeighborhoodBody, NeighborhoodChangeBody } from './neighborhoods.dto';
import { Neighborhoods } from './neighborhoods.service';

@ApiTags('Neighborhoods')
@Controller('neighborhoods/manage')
export class NeighborhoodsStaffController {
  constructor(private readonly neighborhoods: Neighborhoods) {}

  @Get()
  @Requires('neighborhoods.view')
  @Answers('All neighborhoods in sort order, hidden ones too', [NeighborhoodView])
  async list() {
    return this.neighborhoods.list('all');
  }

  @Post()
  @Requires('neighborhoods.create')
  @Says('messages.neighborhood_created')
  @Creates('Add a neighborhood', NeighborhoodView, ValidationFailed, SlugTaken)
  async create(@Body() body: NeighborhoodBody) {
    return this.neighborhoods.create(body);
  }

  @Put(':id')
  @Requires('neighborhoods.edit')
  @Says('messages.neighborhood_changed')
  @Answers('Change a neighborhood', NeighborhoodView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: NeighborhoodChangeBody) {
    return this.neighborhoods.change(id, body);
  }

  @Delete(':id')
  @Requires('neighborhoods.delete')
  @Says('messages.neighborhood_deleted')
  @Answers('Delete a neighborhood; its homes remain without one', null, NotFound)
  async remove(@IdParam() id: number) {
    await this.neighborhoods.delete(id);
  }
}
