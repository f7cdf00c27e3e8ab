import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { SlugTaken } from '#kit/language/slug';
import { DestinationView } from './destination.view';
import { DestinationBody, DestinationChangeBody } from './destinations.dto';
import { DestinationHasStays, Destinations } from './destinations.service';

@ApiTags('Destinations')
@Controller('destinations/manage')
export class DestinationsStaffController {
  constructor(private readonly destinations: Destinations) {}

  @Get()
  @Requires('destinations.view')
  @Answers('Every destination in sort order, hidden ones included', [DestinationView])
  all(): Promise<DestinationView[]> {
    return this.destinations.list('all');
  }

  @Post()
  @Requires('destinations.create')
  @Says('messages.destination_created')
  @Creates('Add a destination', DestinationView, ValidationFailed, SlugTaken)
  create(@Body() body: DestinationBody): Promise<DestinationView> {
    return this.destinations.create(body);
  }

  @Put(':id')
  @Requires('destinations.edit')
  @Says('messages.destination_changed')
  @Answers('Change a destination; what is left out stays', DestinationView, ValidationFailed, NotFound, SlugTaken)
  change(@IdParam() id: number, @Body() body: DestinationChangeBody): Promise<DestinationView> {
    return this.destinations.change(id, body);
  }

  @Delete(':id')
  @Requires('destinations.delete')
  @Says('messages.destination_deleted')
  @Answers('Delete a destination without stays', null, NotFound, DestinationHasStays)
  async remove(@IdParam() id: number): Promise<void> {
    await this.destinations.delete(id);
  }
}
