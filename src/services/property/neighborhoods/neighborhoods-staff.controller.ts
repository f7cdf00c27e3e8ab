import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { NeighborhoodView } from './neighborhood.view';
import { NeighborhoodBody, NeighborhoodChangeBody } from './neighborhoods.dto';
import { Neighborhoods } from './neighborhoods.service';

@ApiTags('Neighborhoods')
@DescribePath({ id: 'Id of the neighborhood.' })
@Controller('neighborhoods/manage')
export class NeighborhoodsStaffController {
  constructor(private readonly neighborhoods: Neighborhoods) {}

  @Get()
  @Requires('neighborhoods.view')
  @Describe(
    'Lists every neighborhood by `sort_order`, hidden ones included, each with the number of published homes in it.',
  )
  @Returns('All neighborhoods in sort order, hidden ones included', [NeighborhoodView])
  async list() {
    return this.neighborhoods.list('all');
  }

  @Post()
  @Requires('neighborhoods.create')
  @ResponseMessage('messages.neighborhood_created')
  @Describe(
    'Creates a neighborhood, shown on the site at once unless `is_active` is false. By default its slug is made from the',
    'English name, its city is that of the agency, and it is last in lists. Upload the cover first with',
    '`POST /api/helpers/upload` and send its address.',
  )
  @Creates('Add a neighborhood', NeighborhoodView, ValidationFailed, SlugTaken)
  async create(@Body() body: NeighborhoodBody) {
    return this.neighborhoods.create(body);
  }

  @Put(':id')
  @Requires('neighborhoods.edit')
  @ResponseMessage('messages.neighborhood_changed')
  @Describe(
    'Changes the fields that are sent. A hidden neighborhood disappears from lists, filters and the pages of its',
    'homes, which stay published.',
  )
  @Returns('Change a neighborhood', NeighborhoodView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: NeighborhoodChangeBody) {
    return this.neighborhoods.update(id, body);
  }

  @Delete(':id')
  @Requires('neighborhoods.delete')
  @ResponseMessage('messages.neighborhood_deleted')
  @Describe('Deletes a neighborhood permanently. Its homes stay, without a neighborhood.')
  @Returns('Delete a neighborhood; its homes stay without one', null, NotFound)
  async remove(@IdParam() id: number) {
    await this.neighborhoods.delete(id);
  }
}
