import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiExtraModels, ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { HomeCardView } from '../homes/home.view';
import { countedPageOf } from '../property.pages';
import { HomeEditing } from './home-editing.service';
import { HomeBody, HomeChangeBody, HomeMediaBody, HomeStatusBody, ManagedHomesQuery } from './homes-staff.dto';
import { HomesStaffService } from './homes-staff.service';
import { HomeCountsView, ManagedHomeView } from './managed-home.view';

@ApiTags('Homes')
@ApiExtraModels(HomeCountsView)
@DescribePath({ id: 'Id of the home.' })
@Controller('properties/manage')
export class HomesStaffController {
  constructor(
    private readonly homes: HomesStaffService,
    private readonly editing: HomeEditing,
  ) {}

  @Get()
  @Requires('properties.view')
  @Describe(
    'Lists homes of every status with the number of each in `counts`, latest change first. `q` searches the title in',
    'both languages and the reference; filters are combined with AND.',
  )
  @Returns('Homes of every status, latest change first', countedPageOf(HomeCardView, HomeCountsView), ValidationFailed)
  async list(@Query() query: ManagedHomesQuery) {
    return this.homes.list(query);
  }

  @Get(':id')
  @Requires('properties.view')
  @Describe(
    'Returns everything stored about a home, published or not: texts in both languages, the gallery in order, and every',
    'staging pair.',
  )
  @Returns('One home with gallery and staging pairs', ManagedHomeView, NotFound)
  async one(@IdParam() id: number) {
    return this.homes.get(id);
  }

  @Post()
  @Requires('properties.create')
  @ResponseMessage('messages.home_created')
  @Describe(
    "Creates a home as a draft with a new reference (`PRP-…`), by default in the agency's currency.",
    'Publish it with `PATCH /api/properties/manage/{id}/status`. Files must have been uploaded here: at most 40 in',
    'the gallery, and 20 staging pairs, which also require `staging.edit`.',
  )
  @Creates('Add a home as a draft', ManagedHomeView, ValidationFailed, SlugTaken)
  async create(@Body() body: HomeBody, @SignedIn() caller: Caller) {
    return this.homes.get(await this.editing.create(body, caller));
  }

  @Put(':id')
  @Requires('properties.edit')
  @ResponseMessage('messages.home_changed')
  @Describe(
    'Changes the fields that are sent; `media`, `staging_pairs` and `amenities` are replaced as a whole.',
    'Sending `staging_pairs` also requires `staging.edit`. The status has its own route. The site shows the',
    'change at once.',
  )
  @Returns('Change a home; lists are replaced as a whole', ManagedHomeView, ValidationFailed, NotFound, SlugTaken)
  async change(@IdParam() id: number, @Body() body: HomeChangeBody, @SignedIn() caller: Caller) {
    await this.editing.update(id, body, caller);
    return this.homes.get(id);
  }

  @Patch(':id/status')
  @Requires('properties.publish')
  @ResponseMessage('messages.home_status_changed')
  @Describe(
    'Publishes a home with `published`, which stores the time of the first publication, or removes it from the site with',
    'any other status. No one is notified.',
  )
  @Returns('Publish a home, or give it another status', ManagedHomeView, ValidationFailed, NotFound)
  async changeStatus(@IdParam() id: number, @Body() { status }: HomeStatusBody) {
    await this.editing.updateStatus(id, status);
    return this.homes.get(id);
  }

  @Put(':id/media')
  @Requires('properties.edit')
  @ResponseMessage('messages.home_media_changed')
  @Describe(
    'Replaces all pictures and videos, at most 40, in the order that is sent. Files must have been uploaded here, and',
    'at most one can be marked as the cover; the default is the first.',
  )
  @Returns('Replace the gallery', ManagedHomeView, ValidationFailed, NotFound)
  async changeMedia(@IdParam() id: number, @Body() { media }: HomeMediaBody) {
    await this.editing.updateMedia(id, media);
    return this.homes.get(id);
  }

  @Delete(':id')
  @Requires('properties.delete')
  @ResponseMessage('messages.home_deleted')
  @Describe(
    'Deletes a home permanently with its gallery. Its inquiries and viewings stay and keep its reference and title. To',
    'remove it from the site only, archive it.',
  )
  @Returns('Delete a home; its inquiries and viewings keep the reference', null, NotFound)
  async remove(@IdParam() id: number) {
    await this.editing.delete(id);
  }
}
