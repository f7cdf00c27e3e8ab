import { Injectable } from '@nestjs/common';
import { Webhooks } from '#webhooks/storage/webhooks';
import type { ChangedHome } from '../homes-staff/home.events';
import type { ViewingStatus } from '../viewing-status';
import {
  HOME_CHANGED,
  HOME_GONE,
  HOME_PUBLISHED,
  LEAD_RECEIVED,
  VIEWING_CANCELLED,
  VIEWING_MOVED,
  VIEWING_REQUESTED,
} from './property-webhook-types';

const OF_HAPPENING = { published: HOME_PUBLISHED, changed: HOME_CHANGED, gone: HOME_GONE };

/** Raises the webhooks of the service for its domain events. */
@Injectable()
export class PropertyWebhooks {
  constructor(private readonly webhooks: Webhooks) {}

  async homeChanged({ homeId: id, happening }: ChangedHome): Promise<void> {
    await this.webhooks.raise(OF_HAPPENING[happening], { id });
  }

  async leadReceived({ leadId: id }: { leadId: number }): Promise<void> {
    await this.webhooks.raise(LEAD_RECEIVED, { id });
  }

  async viewingRequested({ viewingId: id }: { viewingId: number }): Promise<void> {
    await this.webhooks.raise(VIEWING_REQUESTED, { id });
  }

  async viewingMoved({ viewingId: id, status }: { viewingId: number; status: ViewingStatus }): Promise<void> {
    await this.webhooks.raise(status === 'cancelled' ? VIEWING_CANCELLED : VIEWING_MOVED, { id });
  }
}
