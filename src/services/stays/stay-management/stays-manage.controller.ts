import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { SlugTaken } from '#kit/language/slug';
import { STAY_STATUSES } from '../stays/stay-kinds';
import { ManagedStayView } from './managed-stay.view';
import { ManagedStays } from './managed-stays.service';
import { NotPublishable } from './publication';
import { StayEditing, StayHasBookings } from './stay-editing.service';
import { StayBody, StayChangeBody, StayGalleryBody, StayListQuery, StayStatusBody } from './stays-manage.dto';
import { countedPageOf } from '../stays.pages';

@ApiTags('Stays on the dashboard')
@Controller('stays/manage')
export class StaysManageController {
  constructor(
    private readonly stays: ManagedStays,
    private readonly editing: StayEditing,
  ) {}

  @Get()
  @Requires('stays.view')
  @Answers('Every stay, drafts included', countedPageOf(ManagedStayView, 'stays', STAY_STATUSES), ValidationFailed)
  list(@Query() query: StayListQuery) {
    return this.stays.list(query);
  }

  @Get(':id')
  @Requires('stays.view')
  @Answers('One stay in full', ManagedStayView, NotFound)
  one(@IdParam() id: number): Promise<ManagedStayView> {
    return this.stays.get(id);
  }

  @Post()
  @Requires('stays.create')
  @Says('messages.stay_created')
  @Creates('Add a stay as a draft', ManagedStayView, ValidationFailed, SlugTaken)
  async create(@Body() body: StayBody): Promise<ManagedStayView> {
    return this.stays.get(await this.editing.create(body));
  }

  @Put(':id')
  @Requires('stays.edit')
  @Says('messages.stay_changed')
  @Answers(
    'Change a stay; what is left out stays, lists are replaced whole',
    ManagedStayView,
    ValidationFailed,
    NotFound,
    SlugTaken,
    NotPublishable,
  )
  async change(@IdParam() id: number, @Body() body: StayChangeBody): Promise<ManagedStayView> {
    await this.editing.change(id, body);
    return this.stays.get(id);
  }

  @Patch(':id/status')
  @Requires('stays.publish')
  @Says('messages.stay_changed')
  @Answers(
    'Publish a stay that has three photographs and both languages, or take it back',
    ManagedStayView,
    ValidationFailed,
    NotFound,
    NotPublishable,
  )
  async changeStatus(@IdParam() id: number, @Body() { status }: StayStatusBody): Promise<ManagedStayView> {
    await this.editing.changeStatus(id, status);
    return this.stays.get(id);
  }

  @Put(':id/media')
  @Requires('stays.edit')
  @Says('messages.stay_changed')
  @Answers('Replace the gallery, in order', ManagedStayView, ValidationFailed, NotFound, NotPublishable)
  async changeGallery(@IdParam() id: number, @Body() { media }: StayGalleryBody): Promise<ManagedStayView> {
    await this.editing.changeGallery(id, media);
    return this.stays.get(id);
  }

  @Delete(':id')
  @Requires('stays.delete')
  @Says('messages.stay_deleted')
  @Answers('Delete a stay whose bookings are all cancelled', null, NotFound, StayHasBookings)
  async remove(@IdParam() id: number): Promise<void> {
    await this.editing.delete(id);
  }
}
