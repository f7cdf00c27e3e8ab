import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { DestinationView } from './destination.view';
import { DestinationBody, DestinationChangeBody } from './destinations.dto';
import { DestinationHasStays, Destinations } from './destinations.service';

@ApiTags('Destinations')
@DescribePath({ id: 'Id of the destination.' })
@Controller('destinations/manage')
export class DestinationsStaffController {
  constructor(private readonly destinations: Destinations) {}

  @Get()
  @Requires('destinations.view')
  @Describe(
    'Lists every destination by `sort_order`, hidden ones included, each with the number of its stays, drafts',
    'included.',
  )
  @Returns('Every destination in sort order, hidden ones included', [DestinationView])
  all(): Promise<DestinationView[]> {
    return this.destinations.list('all');
  }

  @Post()
  @Requires('destinations.create')
  @ResponseMessage('messages.destination_created')
  @Describe(
    'Creates a destination, listed on the site at once unless `is_active` is false. The default of `slug` is made from the',
    'English name, that of `sort_order` places it last. Upload the cover first with `POST /api/helpers/upload` and send',
    'its address.',
  )
  @Creates('Add a destination', DestinationView, ValidationFailed, SlugTaken)
  create(@Body() body: DestinationBody): Promise<DestinationView> {
    return this.destinations.create(body);
  }

  @Put(':id')
  @Requires('destinations.edit')
  @ResponseMessage('messages.destination_changed')
  @Describe(
    'Changes the sent fields of a destination. A text can be sent in one language; the other language stays as it is.',
  )
  @Returns(
    'Change a destination; omitted fields stay as they are',
    DestinationView,
    ValidationFailed,
    NotFound,
    SlugTaken,
  )
  change(@IdParam() id: number, @Body() body: DestinationChangeBody): Promise<DestinationView> {
    return this.destinations.update(id, body);
  }

  @Delete(':id')
  @Requires('destinations.delete')
  @ResponseMessage('messages.destination_deleted')
  @Describe(
    'Deletes a destination permanently. Fails with 409 `destination_has_stays` while it has stays, drafts',
    'included; hide it with `is_active: false` instead.',
  )
  @Returns('Delete a destination without stays', null, NotFound, DestinationHasStays)
  async remove(@IdParam() id: number): Promise<void> {
    await this.destinations.delete(id);
  }
}
