import { Body, Controller, Delete, Get, Post, type Type } from '@nestjs/common';
import { Audience, STAFF } from '#kit/access/access-rule';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { Creates, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { attemptsDescription, type StaffShape } from '#shared/staff/staff-shape';
import { MAX_ACTIVE_KEYS } from './access-key-limit';
import { AccessKeyView, NewAccessKeyView } from './access-key.view';
import { AccessKeyBody } from './access-keys.dto';
import { TooManyAccessKeys } from './access-keys.refusals';
import { AccessKeys } from './access-keys.service';

export function accessKeysController({ countedAttempts }: StaffShape): Type {
  @ApiTags('Access keys')
  @Controller('access-keys')
  class AccessKeysController {
    constructor(private readonly keys: AccessKeys) {}

    @Get()
    @Audience(STAFF)
    @Returns('The access keys of the signed-in account, the latest first', [AccessKeyView])
    @Describe('Lists the keys that were not deleted, expired and revoked ones included, without their secrets.')
    async list(@SignedIn() caller: Caller): Promise<AccessKeyView[]> {
      return this.keys.list(caller);
    }

    @Post()
    @Audience(STAFF)
    @CountedBy({
      login: `${attemptsDescription(countedAttempts)} from one address`,
      currentPasswords: 'wrong current passwords from one address or of one account',
    })
    @ResponseMessage('messages.access_key_created')
    @Creates('Create an access key', NewAccessKeyView, ValidationFailed, TooManyAccessKeys, RateLimited)
    @Describe(
      'Creates a key with which a program, such as an assistant, uses the MCP endpoint of the service as this account.',
      'It has the permissions of the account at the moment of each call, narrowed by `toolsets` and `read_only`.',
      'The response is the only one that contains the key.',
      `An account has at most ${MAX_ACTIVE_KEYS} active keys; a new password revokes all of them.`,
    )
    async create(
      @SignedIn() caller: Caller,
      @Body() body: AccessKeyBody,
      @VisitorAddress() address: string,
    ): Promise<NewAccessKeyView> {
      return this.keys.create(caller, body, address);
    }

    @Delete(':id')
    @Audience(STAFF)
    @DescribePath({ id: 'Id of the access key.' })
    @ResponseMessage('messages.access_key_deleted')
    @Returns('Delete an access key', null, NotFound)
    @Describe('Deletes a key of the signed-in account; it is refused from the next request on.')
    async remove(@SignedIn() caller: Caller, @IdParam() id: number): Promise<void> {
      await this.keys.delete(caller, id);
    }
  }
  return AccessKeysController;
}
