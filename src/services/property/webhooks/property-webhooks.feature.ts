import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { HomeChanged } from '../homes-staff/home.events';
import { LeadReceived } from '../leads/lead.events';
import { ViewingMoved, ViewingRequested } from '../viewings/viewing.events';
import { PropertyWebhooks } from './property-webhooks.service';

export const propertyWebhooks: Feature = {
  providers: [PropertyWebhooks],
  handlers: [
    on(HomeChanged, PropertyWebhooks, 'homeChanged'),
    on(LeadReceived, PropertyWebhooks, 'leadReceived'),
    on(ViewingRequested, PropertyWebhooks, 'viewingRequested'),
    on(ViewingMoved, PropertyWebhooks, 'viewingMoved'),
  ],
};
