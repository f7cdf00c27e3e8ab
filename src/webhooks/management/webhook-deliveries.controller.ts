import { Controller, Get, Post, Query, type Type } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import { SendsOut } from '#kit/access/sends-out';
import { Choice, QueryText } from '#kit/fields/query-fields';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf, type PageRules } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, PermissionRequired } from '#kit/refusals/refusal';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../storage/webhook-delivery.entity';
import { WebhookDeliveries } from './webhook-deliveries.service';
import { WebhookDeliveryDetailView, WebhookDeliveryView } from './webhook-delivery.view';
import { PayloadGone, WebhookEndpointOff, WebhookEndpointOfOther } from './webhook-endpoints.refusals';

/** @param readers the permission to see endpoints */
export function webhookDeliveriesController(sizeNames: PageRules['sizeNames'], readers: string): Type {
  class WebhookDeliveryListQuery extends PageQuery({ sizeNames, default: 20, max: 100 }) {
    @Choice(DELIVERY_STATUSES, { unknown: 'refuse', repeated: 'ignore', description: 'Deliveries with this status.' })
    status?: DeliveryStatus;

    @QueryText({ description: 'Deliveries of this type, such as `food.order.placed`.' })
    type?: string;
  }

  @ApiTags('Webhooks')
  @DescribePath({ id: 'Id of the webhook endpoint.', delivery: 'Id of the delivery.' })
  @Controller('webhook-endpoints/:id/deliveries')
  class WebhookDeliveriesController {
    constructor(private readonly deliveries: WebhookDeliveries) {}

    @Get()
    @Requires(readers)
    @Returns('Deliveries of a webhook endpoint, newest first', dataPageOf(WebhookDeliveryView), NotFound)
    @Describe('Lists what was sent to the endpoint or waits to be sent, with the attempts. Kept for 30 days.')
    async list(@IdParam() id: number, @SignedIn() caller: Caller, @Query() query: WebhookDeliveryListQuery) {
      return dataPage(await this.deliveries.list(id, query, caller));
    }

    @Get(':delivery')
    @Requires(readers)
    @Returns('One delivery with its payload', WebhookDeliveryDetailView, NotFound)
    @Describe('Returns one delivery. The payload is shown to the account that made the endpoint, for 7 days.')
    async one(
      @IdParam() id: number,
      @IdParam('delivery') delivery: number,
      @SignedIn() caller: Caller,
    ): Promise<WebhookDeliveryDetailView> {
      return this.deliveries.get(id, delivery, caller);
    }

    @Post(':delivery/resend')
    @Requires('settings.edit')
    @SendsOut()
    @CountedBy({ webhookResends: 'resends and replays of one account' })
    @ResponseMessage('messages.webhook_resent')
    @Returns(
      'Send a delivery again',
      WebhookDeliveryDetailView,
      PermissionRequired,
      WebhookEndpointOfOther,
      WebhookEndpointOff,
      NotFound,
      PayloadGone,
    )
    @Describe('Adds an attempt to the delivery, with the same `webhook-id`. Two calls at once add one.')
    async resend(
      @IdParam() id: number,
      @IdParam('delivery') delivery: number,
      @SignedIn() caller: Caller,
    ): Promise<WebhookDeliveryDetailView> {
      return this.deliveries.resend(id, delivery, caller);
    }
  }
  return WebhookDeliveriesController;
}
