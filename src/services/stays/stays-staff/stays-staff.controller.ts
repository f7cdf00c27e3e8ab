import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import type { StayStatus } from '../stays/stay-kinds';
import { ManagedStayView } from './managed-stay.view';
import { StaysStaffService } from './stays-staff.service';
import { MIN_PHOTOGRAPHS, NotPublishable } from './publication';
import { StayEditing, StayHasBookings } from './stay-editing.service';
import { MAX_MEDIA, StayBody, StayChangeBody, StayGalleryBody, StayListQuery, StayStatusBody } from './stays-staff.dto';
import { countedPageOf } from '../stays.pages';

@ApiTags('Stays on the dashboard')
@DescribePath({ id: 'Id of the stay.' })
@Controller('stays/manage')
export class StaysStaffController {
  constructor(
    private readonly stays: StaysStaffService,
    private readonly editing: StayEditing,
  ) {}

  @Get()
  @Requires('stays.view')
  @Describe(
    'Lists stays of every status with the number of each in `counts`; without `sort` the latest change comes first.',
    'Filters are combined with AND.',
  )
  @Returns(
    'Every stay, drafts included',
    countedPageOf<StayStatus>(ManagedStayView, 'stays', {
      draft: 'Stays that are not on the site.',
      published: 'Stays that visitors see.',
    }),
    ValidationFailed,
  )
  list(@Query() query: StayListQuery) {
    return this.stays.list(query);
  }

  @Get(':id')
  @Requires('stays.view')
  @Describe('Returns everything stored about a stay, published or not, in both languages.')
  @Returns('One stay in full', ManagedStayView, NotFound)
  one(@IdParam() id: number): Promise<ManagedStayView> {
    return this.stays.get(id);
  }

  @Post()
  @Requires('stays.create')
  @ResponseMessage('messages.stay_created')
  @Describe(
    'Creates a stay as a draft with a new reference (`STY-…`). The destination must exist; prices are whole dollars.',
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
    'Changes the sent fields of a stay; lists such as `amenities` and `media` are replaced as a whole. A published stay',
    'must stay complete, otherwise 422 `not_publishable`. Existing bookings keep their price and times.',
  )
  @Returns(
    'Change a stay; omitted fields stay as they are, lists are replaced',
    ManagedStayView,
    ValidationFailed,
    NotFound,
    SlugTaken,
    NotPublishable,
  )
  async change(@IdParam() id: number, @Body() body: StayChangeBody): Promise<ManagedStayView> {
    await this.editing.update(id, body);
    return this.stays.get(id);
  }

  @Patch(':id/status')
  @Requires('stays.publish')
  @ResponseMessage('messages.stay_changed')
  @Describe(
    `Publishes a stay, which needs at least ${MIN_PHOTOGRAPHS} photographs and every text in both languages (422 \`not_publishable\``,
    'lists the missing parts), or makes it a draft again. Its bookings do not change.',
  )
  @Returns('Publish a stay, or make it a draft again', ManagedStayView, ValidationFailed, NotFound, NotPublishable)
  async changeStatus(@IdParam() id: number, @Body() { status }: StayStatusBody): Promise<ManagedStayView> {
    await this.editing.updateStatus(id, status);
    return this.stays.get(id);
  }

  @Put(':id/media')
  @Requires('stays.edit')
  @ResponseMessage('messages.stay_changed')
  @Describe(
    `Replaces all pictures and videos, at most ${MAX_MEDIA}, in the order that is sent; the first is the cover. Files must have been`,
    `uploaded here, and a published stay needs at least ${MIN_PHOTOGRAPHS} photographs.`,
  )
  @Returns('Replace the gallery, in order', ManagedStayView, ValidationFailed, NotFound, NotPublishable)
  async changeGallery(@IdParam() id: number, @Body() { media }: StayGalleryBody): Promise<ManagedStayView> {
    await this.editing.updateGallery(id, media);
    return this.stays.get(id);
  }

  @Delete(':id')
  @Requires('stays.delete')
  @ResponseMessage('messages.stay_deleted')
  @Describe(
    'Deletes a stay permanently. Fails with 409 `stay_has_bookings` while it has a booking that is not cancelled; cancelled',
    'bookings stay readable.',
  )
  @Returns('Delete a stay whose bookings are all cancelled', null, NotFound, StayHasBookings)
  async remove(@IdParam() id: number): Promise<void> {
    await this.editing.delete(id);
  }
}
