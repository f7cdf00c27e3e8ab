import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
import { Catalogues } from '../catalogue/catalogues.service';
import { EventEditing } from './event-editing.service';
import { CapacityTaken, EventInUse, EVENTS } from './events.catalogue';
import { EventBody, EventChangeBody, EventWaitlistQuery, ManagedEventsQuery } from './events.dto';
import { EventWaitlistQueries } from './event-waitlist.queries';
import { EventLineEntryView } from './event-waitlist.view';
import { ManagedEventView } from './managed-event.view';

@ApiTags('Catalogue: events')
@DescribePath({ id: 'Id of the event.' })
@Controller('fitness/manage/events')
export class EventsStaffController {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly editing: EventEditing,
    private readonly waitlist: EventWaitlistQueries,
  ) {}

  @Get()
  @Requires('fitness.manage')
  @Returns('Events, the latest changed first', dataPageOf(ManagedEventView), ValidationFailed)
  @Describe(LIST_DESCRIPTION, '`from` and `to` are days in UTC.')
  async list(@Query() query: ManagedEventsQuery) {
    return this.catalogues.page(EVENTS, query);
  }

  @Get(':id')
  @Requires('fitness.manage')
  @Returns('One event', ManagedEventView, NotFound)
  @Describe('Returns the event with the numbers of taken and offered places.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(EVENTS, id);
  }

  @Get(':id/waiting-list')
  @Requires('fitness.manage')
  @Returns('Members who wait for a place at an event', dataPageOf(EventLineEntryView), NotFound)
  @Describe(
    'Lists the members in the order in which they joined, with open offers. Answers 404 while ' +
      '`event_waiting_list` is off.',
  )
  async waitingList(@IdParam() id: number, @Query() query: EventWaitlistQuery) {
    return dataPage(await this.waitlist.list(id, query.pageRequest));
  }

  @Post()
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_added')
  @Creates('Add an event', ManagedEventView, ValidationFailed, SlugInUse)
  @Describe(CREATE_DESCRIPTION, 'The event must end after it starts.')
  async create(@Body() body: EventBody) {
    return this.catalogues.get(EVENTS, await this.catalogues.create(EVENTS, body));
  }

  @Patch(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change an event; its slug stays when it is renamed',
    ManagedEventView,
    ValidationFailed,
    NotFound,
    SlugInUse,
    CapacityTaken,
  )
  @Describe(
    CHANGE_DESCRIPTION,
    '`capacity` cannot fall below the number of places that are taken or offered (409 `capacity_taken`). ' +
      'Attending members are not notified.',
  )
  async change(@IdParam() id: number, @Body() body: EventChangeBody) {
    await this.editing.update(id, body);
    return this.catalogues.get(EVENTS, id);
  }

  @Delete(':id')
  @Requires('fitness.manage')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete an event that nothing uses', null, NotFound, EventInUse)
  @Describe('Deletes the event permanently. Refused while a member attends it (409 `event_in_use`).')
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(EVENTS, id);
  }
}
