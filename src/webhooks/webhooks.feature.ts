import { Webhooks2026112816201 } from '#migrations/webhooks/2026112816201-webhooks';
import { on } from '#kit/service/domain-events';
import type { PageRules } from '#kit/http/page';
import type { Feature } from '#kit/service/feature';
import { PersonErasing } from '#shared/personal-data/erasure.events';
import type { StaffShape } from '#shared/staff/staff-shape';
import { InstalledWebhooks } from './management/installed-webhooks.service';
import { webhookDeliveriesController } from './management/webhook-deliveries.controller';
import { RESENDS, WebhookDeliveries } from './management/webhook-deliveries.service';
import { WebhookEndpoints } from './management/webhook-endpoints.service';
import { TESTS, WebhookTests } from './management/webhook-tests.service';
import { webhooksController } from './management/webhooks.controller';
import { webhooksMessages } from './management/webhooks.messages';
import { webhooksOffice } from './management/webhooks.office';
import { WebhookAttempts } from './sending/webhook-attempts';
import { WebhookClaims } from './sending/webhook-claims';
import { WebhookExamples } from './sending/webhook-examples';
import { WebhookMetrics } from './sending/webhook-metrics';
import { WebhookPayload } from './sending/webhook-payload';
import { WebhookPost } from './sending/webhook-post';
import { WebhookRendering } from './sending/webhook-rendering';
import { WebhookResults } from './sending/webhook-results';
import { WebhookSender } from './sending/webhook-sender';
import { EndpointNotices } from './storage/endpoint-notices';
import { EndpointSecrets } from './storage/endpoint-secrets';
import { HeldDeliveries } from './storage/held-deliveries';
import { WebhookCleanup } from './storage/webhook-cleanup';
import { WebhookDelivery } from './storage/webhook-delivery.entity';
import { WebhookEndpoint } from './storage/webhook-endpoint.entity';
import { WebhookErasure } from './storage/webhook-erasure';
import { WEBHOOK_RECORDS, type WebhookRecordOfPerson } from './storage/webhook-records';
import { WebhookRights } from './storage/webhook-rights';
import { Webhooks } from './storage/webhooks';
import {
  WEBHOOK_TYPE_EXAMPLES,
  WEBHOOK_TYPES,
  type WebhookTypeExamples,
  type WebhookTypes,
} from './types/webhook-type';

interface WebhooksOptions {
  shape: StaffShape;
  /** Query parameters for the page size in this service. */
  sizeNames: PageRules['sizeNames'];
  types: WebhookTypes;
  /** Written by the tests of the events. */
  examples: WebhookTypeExamples;
  /** The permission to see endpoints; `settings.view` when left out. */
  readers?: string;
  /** The records whose payloads can contain personal data, as in the personal data of the service. */
  records: readonly WebhookRecordOfPerson[];
}

/** Outgoing webhooks of a service: endpoints of staff, and the deliveries of its types. */
export const webhooks = ({
  shape,
  sizeNames,
  types,
  examples,
  records,
  readers = 'settings.view',
}: WebhooksOptions): Feature => ({
  controllers: [webhookDeliveriesController(sizeNames, readers), webhooksController(shape, readers)],
  providers: [
    Webhooks,
    HeldDeliveries,
    EndpointSecrets,
    EndpointNotices,
    WebhookRights,
    WebhookCleanup,
    WebhookPayload,
    WebhookExamples,
    WebhookPost,
    WebhookRendering,
    WebhookClaims,
    WebhookAttempts,
    WebhookResults,
    WebhookSender,
    WebhookEndpoints,
    WebhookDeliveries,
    WebhookTests,
    InstalledWebhooks,
    WebhookErasure,
    WebhookMetrics,
    { provide: WEBHOOK_RECORDS, useValue: records },
    { provide: WEBHOOK_TYPES, useValue: types },
    { provide: WEBHOOK_TYPE_EXAMPLES, useValue: examples },
  ],
  entities: [WebhookEndpoint, WebhookDelivery],
  migrations: [Webhooks2026112816201],
  messages: webhooksMessages,
  office: webhooksOffice(types),
  domainEvents: [PersonErasing],
  handlers: [on(PersonErasing, WebhookErasure, 'notify')],
  rateLimits: {
    [TESTS]: { limit: 10, windowSeconds: 60 },
    [RESENDS]: { limit: 60, windowSeconds: 60 },
  },
});
