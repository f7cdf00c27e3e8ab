import { Body, Controller, Delete, Get, Patch, Post, type Type } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn, VisitorAddress } from '#kit/access/parameters';
import { SendsOut } from '#kit/access/sends-out';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import {
  Accepts,
  Creates,
  Describe,
  DescribePath,
  Refuses,
  ResponseMessage,
  Returns,
} from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { DemoProtected, NotFound, PermissionRequired, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { attemptsDescription, type StaffShape } from '#shared/staff/staff-shape';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { WebhookReplayView, WebhookTryView } from './webhook-delivery.view';
import { WebhookEndpointView, WebhookSecretView, WebhookTypeView } from './webhook-endpoint.view';
import {
  WebhookEndpointBody,
  WebhookEndpointChangeBody,
  WebhookReplayBody,
  WebhookSecretBody,
  WebhookTakeOverBody,
  WebhookTestBody,
} from './webhook-endpoints.dto';
import {
  MAX_ENDPOINTS,
  PayloadGone,
  TooManyWebhookEndpoints,
  WebhookEndpointOff,
  WebhookEndpointOfOther,
} from './webhook-endpoints.refusals';
import { WebhookEndpoints } from './webhook-endpoints.service';
import { WebhookTests } from './webhook-tests.service';

/** @param readers the permission to see endpoints */
export function webhooksController({ countedAttempts }: StaffShape, readers: string): Type {
  const PASSWORDS = CountedBy({
    login: `${attemptsDescription(countedAttempts)} from one address`,
    currentPasswords: 'wrong current passwords from one address or of one account',
  });

  @ApiTags('Webhooks')
  @DescribePath({ id: 'Id of the webhook endpoint.' })
  @Controller()
  class WebhooksController {
    constructor(
      private readonly endpoints: WebhookEndpoints,
      private readonly deliveries: WebhookDeliveries,
      private readonly tests: WebhookTests,
    ) {}

    @Get('webhook-types')
    @Requires(readers)
    @Returns('The types of events that endpoints can receive', [WebhookTypeView])
    @Describe('Lists every type with the permission that it needs; new types may be added.')
    types(@SignedIn() caller: Caller): WebhookTypeView[] {
      return this.endpoints.types(caller);
    }

    @Get('webhook-endpoints')
    @Requires(readers)
    @Returns('The webhook endpoints of the service', [WebhookEndpointView])
    @Describe('Lists all endpoints with their state. The address is shown to the account that made the endpoint.')
    async list(@SignedIn() caller: Caller): Promise<WebhookEndpointView[]> {
      return this.endpoints.list(caller);
    }

    @Post('webhook-endpoints')
    @Requires('settings.edit')
    @SendsOut()
    @PASSWORDS
    @ResponseMessage('messages.webhook_endpoint_created')
    @Creates(
      'Create a webhook endpoint',
      WebhookSecretView,
      ValidationFailed,
      PermissionRequired,
      TooManyWebhookEndpoints,
      RateLimited,
    )
    @Describe(
      'Creates an address to which events are posted, signed by Standard Webhooks 1.0. It acts as the signed-in account:',
      'each type needs the permission of its records, when the endpoint is made and at each attempt to deliver.',
      'The response is the only one that contains the secret.',
      `A service has at most ${MAX_ENDPOINTS} endpoints.`,
    )
    async create(
      @SignedIn() caller: Caller,
      @Body() body: WebhookEndpointBody,
      @VisitorAddress() address: string,
    ): Promise<WebhookSecretView> {
      return this.endpoints.create(body, caller, address);
    }

    @Get('webhook-endpoints/:id')
    @Requires(readers)
    @Returns('One webhook endpoint', WebhookEndpointView, NotFound)
    @Describe('Returns one endpoint with its state and the number of held and waiting events.')
    async one(@IdParam() id: number, @SignedIn() caller: Caller): Promise<WebhookEndpointView> {
      return this.endpoints.get(id, caller);
    }

    @Patch('webhook-endpoints/:id')
    @Requires('settings.edit')
    @PASSWORDS
    @ResponseMessage('messages.webhook_endpoint_changed')
    @Returns(
      'Change a webhook endpoint',
      WebhookEndpointView,
      ValidationFailed,
      PermissionRequired,
      WebhookEndpointOfOther,
      DemoProtected,
      NotFound,
      RateLimited,
    )
    @Describe(
      'Changes the address, which needs the password, the types or the state. Accounts that did not make the endpoint may',
      'only switch it off. Events are held for 7 days while it is off; after switching it on, a replay sends them.',
    )
    async change(
      @IdParam() id: number,
      @SignedIn() caller: Caller,
      @Body() body: WebhookEndpointChangeBody,
      @VisitorAddress() address: string,
    ): Promise<WebhookEndpointView> {
      return this.endpoints.update(id, body, caller, address);
    }

    @Delete('webhook-endpoints/:id')
    @Requires('settings.edit')
    @ResponseMessage('messages.webhook_endpoint_deleted')
    @Returns('Delete a webhook endpoint', null, NotFound)
    @Describe('Deletes the endpoint with its deliveries; nothing more is sent to it.')
    async remove(@IdParam() id: number): Promise<void> {
      await this.endpoints.delete(id);
    }

    @Post('webhook-endpoints/:id/rotate')
    @Requires('settings.edit')
    @PASSWORDS
    @ResponseMessage('messages.webhook_secret_created')
    @Creates(
      'Create a new secret for a webhook endpoint',
      WebhookSecretView,
      ValidationFailed,
      WebhookEndpointOfOther,
      NotFound,
      RateLimited,
    )
    @Describe(
      'Creates a new secret. For 24 hours every attempt has the signatures of both secrets; `expire_now` ends the former one',
      'at once.',
    )
    async rotate(
      @IdParam() id: number,
      @SignedIn() caller: Caller,
      @Body() body: WebhookSecretBody,
      @VisitorAddress() address: string,
    ): Promise<WebhookSecretView> {
      return this.endpoints.rotate(id, body, caller, address);
    }

    @Post('webhook-endpoints/:id/take-over')
    @Requires('settings.edit')
    @PASSWORDS
    @ResponseMessage('messages.webhook_secret_created')
    @Creates('Take over a webhook endpoint', WebhookSecretView, ValidationFailed, NotFound, RateLimited)
    @Describe(
      'Lets the endpoint act as the signed-in account, with a new secret, and switches it on. Held events are sent, as this',
      'account may see them.',
    )
    async takeOver(
      @IdParam() id: number,
      @SignedIn() caller: Caller,
      @Body() { password }: WebhookTakeOverBody,
      @VisitorAddress() address: string,
    ): Promise<WebhookSecretView> {
      return this.endpoints.takeOver(id, password, caller, address);
    }

    @Post('webhook-endpoints/:id/test')
    @Requires('settings.edit')
    @SendsOut()
    @CountedBy({ webhookTests: 'tests of one account' })
    @Refuses(WebhookEndpointOfOther)
    @Returns('Send an example to a webhook endpoint', WebhookTryView, ValidationFailed, PermissionRequired, NotFound)
    @Describe('Sends an example, marked by `test: true` and with an id of its own, and returns the response.')
    async test(
      @IdParam() id: number,
      @SignedIn() caller: Caller,
      @Body() body: WebhookTestBody,
    ): Promise<WebhookTryView> {
      return this.tests.send(id, body, caller);
    }

    @Post('webhook-endpoints/:id/replay')
    @Requires('settings.edit')
    @SendsOut()
    @CountedBy({ webhookResends: 'resends and replays of one account' })
    @ResponseMessage('messages.webhooks_replayed')
    @Accepts(
      'Send failed and held events of a webhook endpoint again',
      WebhookReplayView,
      ValidationFailed,
      WebhookEndpointOfOther,
      NotFound,
      WebhookEndpointOff,
      PayloadGone,
    )
    @Describe(
      'Adds an attempt to each event of the period that has failed or is held; delivered ones are left out. Payloads are kept',
      'for 7 days.',
    )
    async replay(
      @IdParam() id: number,
      @SignedIn() caller: Caller,
      @Body() body: WebhookReplayBody,
    ): Promise<WebhookReplayView> {
      return this.deliveries.replay(id, body, caller);
    }
  }
  return WebhooksController;
}
