import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { DevicesPageView, IngestKeyView, NewIngestKeyView } from './device.view';
import { IngestKeyBody } from './devices.dto';
import { Devices, DeviceSyncUnavailable } from './devices.service';
import { IngestKeys, TooManyIngestKeys } from './ingest-keys.service';

@ApiTags('Devices')
@Controller('fitness/devices')
export class DevicesController {
  constructor(
    private readonly devices: Devices,
    private readonly keys: IngestKeys,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Answers('All devices, and whether the member uses them', DevicesPageView)
  page(@SignedIn() { id }: Caller) {
    return this.devices.page(id);
  }

  @Get('keys')
  @Requires('fitness.view')
  @Answers('The keys that write for the account and are not revoked, the latest first', [IngestKeyView])
  list(@SignedIn() { id }: Caller) {
    return this.keys.list(id);
  }

  @Post('keys')
  @Requires('fitness.edit')
  @Says('messages.ingest_key_created')
  @Creates('Make a key to write with; only this answer holds it', NewIngestKeyView, ValidationFailed, TooManyIngestKeys)
  create(@SignedIn() { id }: Caller, @Body() body: IngestKeyBody) {
    return this.keys.create(id, body);
  }

  @Delete('keys/:id')
  @Requires('fitness.edit')
  @Says('messages.ingest_key_revoked')
  @Answers('Revoke a key; what it sent stays', [IngestKeyView], NotFound)
  revoke(@SignedIn() { id }: Caller, @IdParam() key: number) {
    return this.keys.revoke(id, key);
  }

  @Post(':key/toggle')
  @Requires('fitness.edit')
  @Says('messages.device_connected')
  @Creates('Connect a device, or disconnect it', DevicesPageView, NotFound)
  toggle(@SignedIn() { id }: Caller, @Param('key') key: string) {
    return this.devices.toggle(id, key);
  }

  @Post(':key/sync')
  @Requires('fitness.edit')
  @Creates('Always refused: devices send what they record', null, DeviceSyncUnavailable)
  sync(@Param('key') _key: string): never {
    throw DeviceSyncUnavailable();
  }
}
