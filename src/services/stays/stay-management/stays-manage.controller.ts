import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
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
  @Describe(
    'Lists stays of every status with the number of each in `counts`; without `sort` the latest change comes first.',
    'Filters that are combined must all hold.',
  )
  @Returns('Every stay, drafts included', countedPageOf(ManagedStayView, 'stays', STAY_STATUSES), ValidationFailed)
  list(@Query() query: StayListQuery) {
    return this.stays.list(query);
  }

  @Get(':id')
  @Requires('stays.view')
  @Describe('Reads all that is stored of a stay, published or not, in both languages.')
  @Returns('One stay in full', ManagedStayView, NotFound)
  one(@IdParam() id: number): Promise<ManagedStayView> {
    return this.stays.get(id);
  }

  @Post()
  @Requires('stays.create')
  @ResponseMessage('messages.stay_created')
  @Describe(
    'Makes a stay as a draft with a new reference (`STY-…`). The destination must exist; prices are whole dollars.',
    'Publish it with `PATCH /api/stays/manage/{id}/status` once it has photographs and texts in both languages.',
  )
  @Creates('Add a stay as a draft', ManagedStayView, ValidationFailed, SlugTaken)
  async create(@Body() body: StayBody): Promise<ManagedStayView> {
    return this.stays.get(await this.editing.create(body));
  }

  @Put(':id')
  @Requires('stays.edit')
  @ResponseMessage('messages.stay_changed')
  @Describe(
    'Changes what is sent and leaves the rest; lists such as `amenities` and `media` are replaced as a whole. A',
    'published stay must stay complete, otherwise 422 `not_publishable`. Bookings that were made keep their price and',
    'times.',
  )
  @Returns(
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
  @ResponseMessage('messages.stay_changed')
  @Describe(
    'Puts a stay on the site, which needs at least three photographs and every text in both languages (422',
    '`not_publishable` tells what is missing), or takes it back to a draft. Its bookings stay as they are.',
  )
  @Returns(
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
  @ResponseMessage('messages.stay_changed')
  @Describe(
    'Replaces all pictures and videos, at most 30, in the order that is sent; the first is the cover. Files must have',
    'been uploaded here, and a published stay keeps at least three photographs.',
  )
  @Returns('Replace the gallery, in order', ManagedStayView, ValidationFailed, NotFound, NotPublishable)
  async changeGallery(@IdParam() id: number, @Body() { media }: StayGalleryBody): Promise<ManagedStayView> {
    await this.editing.changeGallery(id, media);
    return this.stays.get(id);
  }

  @Delete(':id')
  @Requires('stays.delete')
  @ResponseMessage('messages.stay_deleted')
  @Describe(
    'Removes a stay for good. Refused with 409 `stay_has_bookings` while a booking of it is not cancelled; cancelled',
    'ones stay readable.',
  )
  @Returns('Delete a stay whose bookings are all cancelled', null, NotFound, StayHasBookings)
  async remove(@IdParam() id: number): Promise<void> {
    await this.editing.delete(id);
  }
}
