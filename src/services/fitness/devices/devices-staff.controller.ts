import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { SlugInUse } from '../catalogue/catalogue';
import { CREATE_DESCRIPTION, CHANGE_DESCRIPTION, LIST_DESCRIPTION } from '../catalogue/catalogue-descriptions';
import { Catalogues } from '../catalogue/catalogues.service';
import { DeviceInUse, DEVICES } from './devices.catalogue';
import { DeviceBody, DeviceChangeBody, ManagedDevicesQuery } from './devices-staff.dto';
import { ManagedDeviceView } from './managed-device.view';

@ApiTags('Catalogue: devices')
@DescribePath({ id: 'Id of the device.' })
@Controller('devices/manage')
export class DevicesStaffController {
  constructor(private readonly catalogues: Catalogues) {}

  @Get()
  @Requires('settings.edit')
  @Returns('Devices, the latest changed first', dataPageOf(ManagedDeviceView), ValidationFailed)
  @Describe(LIST_DESCRIPTION)
  async list(@Query() query: ManagedDevicesQuery) {
    return this.catalogues.page(DEVICES, query);
  }

  @Get(':id')
  @Requires('settings.edit')
  @Returns('One device', ManagedDeviceView, NotFound)
  @Describe('Returns the device with the number of members who have connected it.')
  async one(@IdParam() id: number) {
    return this.catalogues.get(DEVICES, id);
  }

  @Post()
  @Requires('settings.edit')
  @ResponseMessage('messages.record_added')
  @Creates('Add a device', ManagedDeviceView, ValidationFailed, SlugInUse)
  @Describe(CREATE_DESCRIPTION)
  async create(@Body() body: DeviceBody) {
    return this.catalogues.get(DEVICES, await this.catalogues.create(DEVICES, body));
  }

  @Patch(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.record_changed')
  @Returns(
    'Change a device; its key stays when it is renamed',
    ManagedDeviceView,
    ValidationFailed,
    NotFound,
    SlugInUse,
  )
  @Describe(CHANGE_DESCRIPTION)
  async change(@IdParam() id: number, @Body() body: DeviceChangeBody) {
    await this.catalogues.update(DEVICES, id, body);
    return this.catalogues.get(DEVICES, id);
  }

  @Delete(':id')
  @Requires('settings.edit')
  @ResponseMessage('messages.record_deleted')
  @Returns('Delete a device that no member has connected', null, NotFound, DeviceInUse)
  @Describe(
    'Deletes the device permanently; its ingest keys keep working. Refused while a member has connected it ' +
      '(409 `device_in_use`).',
  )
  async remove(@IdParam() id: number) {
    await this.catalogues.delete(DEVICES, id);
  }
}
