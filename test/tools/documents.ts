import 'reflect-metadata';
import { descriptionsOf } from '#host/descriptions';
import type { HostedService } from '#host/service/hosted-service';
import { Log } from '#kit/log/log';
import { Mailbox } from '#mail/mailbox';
import type { Document } from '#kit/openapi/document';
import { SendingSlots } from '#webhooks/sending/sending-slots';
import { SharedLimits } from '#rate-limits/shared-limits';
import { ResponseCache } from '#cache/response-cache';
import { testConfiguration } from '../harness/configuration';
import { shareScannedRoutes } from '../harness/kept/scanned-routes';
import { TestClock } from '../harness/test-clock';

shareScannedRoutes();

/** The OpenAPI document of a service that does not run. */
export async function documentOf({ definition }: HostedService): Promise<Document> {
  const log = new Log('silent');
  const { openapi } = await descriptionsOf(definition, {
    configuration: testConfiguration({ DATABASE_URL: 'postgres://localhost/none' }),
    clock: new TestClock(),
    log,
    mailbox: new Mailbox(),
    responseCache: new ResponseCache(0),
    sharedLimits: new SharedLimits(undefined, log),
    sendingSlots: new SendingSlots(),
  });
  return openapi as Document;
}
