import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { DevicesPageView, IngestKeyView, NewIngestKeyView } from './device.view';
import { IngestKeyBody } from './devices.dto';
import { Devices, DeviceSyncUnavailable } from './devices.service';
import { IngestKeys, TooManyIngestKeys } from './ingest-keys.service';

@ApiTags('Devices')
@DescribePath({ key: 'Key of the device.' })
@Controller('fitness/devices')
export class DevicesController {
  constructor(
    private readonly devices: Devices,
    private readonly keys: IngestKeys,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('All devices, and whether the member has connected them', DevicesPageView)
  @Describe('Lists every device with the daily figures it can send and the last use of one of its keys, to the minute.')
  page(@SignedIn() { id }: Caller) {
    return this.devices.page(id);
  }

  @Get('keys')
  @Requires('fitness.view')
  @Returns('The active ingest keys of the account, the latest first', [IngestKeyView])
  @Describe('Lists the keys by their prefix, never as a whole, and without pages; an account has at most 20.')
  list(@SignedIn() { id }: Caller) {
    return this.keys.list(id);
  }

  @Post('keys')
  @Requires('fitness.edit')
  @ResponseMessage('messages.ingest_key_created')
  @Creates('Create an ingest key; it is shown only once', NewIngestKeyView, ValidationFailed, TooManyIngestKeys)
  @Describe(
    'Creates a key that writes for this account alone, at `/ingest`, until it is revoked.',
    'Only this response contains the key, since only a hash of it is stored.',
    'It continues the trainings of the revoked key of its device, or of its name where a key has no device.',
    'An account has at most 20 active keys (409 `too_many_ingest_keys`).',
  )
  create(@SignedIn() { id }: Caller, @Body() body: IngestKeyBody) {
    return this.keys.create(id, body);
  }

  @Delete('keys/:id')
  @Requires('fitness.edit')
  @ResponseMessage('messages.ingest_key_revoked')
  @Returns('Revoke a key; its recorded data stays', [IngestKeyView], NotFound)
  @DescribePath({ id: 'Id of the key.' })
  @Describe('Revokes the key at once: the next request with it returns 401. Returns the remaining keys.')
  revoke(@SignedIn() { id }: Caller, @IdParam() key: number) {
    return this.keys.revoke(id, key);
  }

  @Post(':key/toggle')
  @Requires('fitness.edit')
  @ResponseMessage('messages.device_connected')
  @Creates('Connect a device, or disconnect it', DevicesPageView, NotFound)
  @Describe(
    'Connects the device; a second call disconnects it. This only marks it on the page of devices: figures ' +
      'are accepted from any valid key, and no key is revoked.',
  )
  toggle(@SignedIn() { id }: Caller, @Param('key') key: string) {
    return this.devices.toggle(id, key);
  }

  @Post(':key/sync')
  @Requires('fitness.edit')
  @Creates('Always refused: devices send their data themselves', null, DeviceSyncUnavailable)
  @Describe(
    'Refuses every call (400 `device_sync_unavailable`). Figures are not fetched from manufacturers: the ' +
      'device, or a bridge to it, sends them with an ingest key.',
  )
  sync(@Param('key') _key: string): never {
    throw DeviceSyncUnavailable();
  }
}
