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
  @Returns('All devices, and whether the member uses them', DevicesPageView)
  @Describe(
    'Every device the club knows, with the daily figures it can send and when a key of it was last used, to the ' +
      'minute.',
  )
  page(@SignedIn() { id }: Caller) {
    return this.devices.page(id);
  }

  @Get('keys')
  @Requires('fitness.view')
  @Returns('The keys that write for the account and are not revoked, the latest first', [IngestKeyView])
  @Describe('With their prefix, never the whole key. Not in pages; there are 20 at most.')
  list(@SignedIn() { id }: Caller) {
    return this.keys.list(id);
  }

  @Post('keys')
  @Requires('fitness.edit')
  @ResponseMessage('messages.ingest_key_created')
  @Creates('Make a key to write with; only this answer holds it', NewIngestKeyView, ValidationFailed, TooManyIngestKeys)
  @Describe(
    'The key is shown this once: what is stored is a hash of it.',
    'It writes for this account alone, at `/ingest`, until it is revoked.',
    'An account has 20 at most (409 `too_many_ingest_keys`).',
  )
  create(@SignedIn() { id }: Caller, @Body() body: IngestKeyBody) {
    return this.keys.create(id, body);
  }

  @Delete('keys/:id')
  @Requires('fitness.edit')
  @ResponseMessage('messages.ingest_key_revoked')
  @Returns('Revoke a key; what it sent stays', [IngestKeyView], NotFound)
  @DescribePath({ id: 'Id of the key.' })
  @Describe('At once: the next request with it is 401. Answers the keys that are left.')
  revoke(@SignedIn() { id }: Caller, @IdParam() key: number) {
    return this.keys.revoke(id, key);
  }

  @Post(':key/toggle')
  @Requires('fitness.edit')
  @ResponseMessage('messages.device_connected')
  @Creates('Connect a device, or disconnect it', DevicesPageView, NotFound)
  @Describe(
    'A note of the member for the page of devices: figures are taken from any valid key, connected or not, and no ' +
      'key is revoked by it.',
  )
  toggle(@SignedIn() { id }: Caller, @Param('key') key: string) {
    return this.devices.toggle(id, key);
  }

  @Post(':key/sync')
  @Requires('fitness.edit')
  @Creates('Always refused: devices send what they record', null, DeviceSyncUnavailable)
  @Describe(
    '400 `device_sync_unavailable` for every device.',
    'Makers are not asked for figures: the device, or a bridge to it, sends them with an ingest key.',
  )
  sync(@Param('key') _key: string): never {
    throw DeviceSyncUnavailable();
  }
}
