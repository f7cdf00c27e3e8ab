import { Flag } from '#kit/fields/number-fields';
import { InstantText, Password, Text } from '#kit/fields/text-fields';

const URL = { max: 2000, example: 'https://hooks.example.com/quintet' };
const TYPES = { list: { min: 1, max: 100 }, max: 100, example: ['*'] };
const PASSWORD_DESCRIPTION = 'Current password of the account, as confirmation.';

export class WebhookEndpointBody {
  @Text({ ...URL, description: 'Public address that receives the events; https in production, at port 443 or 8443.' })
  url: string;

  @Text({ max: 200, optional: true, nullable: true, example: 'Printer of the kitchen', description: 'Purpose.' })
  description?: string | null;

  @Text({ ...TYPES, description: 'Types of events, see `GET /webhook-types`; `*` for all.' })
  types: string[];

  @Flag({ optional: true, description: 'Sends ids and links in place of the records; false when left out.' })
  thin?: boolean;

  @Password({ min: 1, description: PASSWORD_DESCRIPTION })
  password: string;
}

export class WebhookEndpointChangeBody {
  @Text({ ...URL, optional: true, description: 'Another address; needs `password`.' })
  url?: string;

  @Text({ max: 200, optional: true, nullable: true, example: 'Printer of the kitchen', description: 'Purpose.' })
  description?: string | null;

  @Text({ ...TYPES, optional: true, description: 'Types of events; `*` for all.' })
  types?: string[];

  @Flag({ optional: true, description: 'Sends ids and links in place of the records.' })
  thin?: boolean;

  @Flag({
    optional: true,
    description: 'Switches the endpoint on or off; while it is off, events are held for 7 days.',
  })
  is_active?: boolean;

  @Password({ min: 1, optional: true, description: `${PASSWORD_DESCRIPTION} Needed with \`url\`.` })
  password?: string;
}

export class WebhookSecretBody {
  @Flag({ optional: true, description: 'Ends the former secret at once; it signs for 24 hours more when left out.' })
  expire_now?: boolean;

  @Password({ min: 1, description: PASSWORD_DESCRIPTION })
  password: string;
}

export class WebhookTakeOverBody {
  @Password({ min: 1, description: PASSWORD_DESCRIPTION })
  password: string;
}

export class WebhookTestBody {
  @Text({ max: 100, optional: true, description: 'Type of the example; the first one of the endpoint when left out.' })
  type?: string;
}

export class WebhookReplayBody {
  @InstantText({ description: 'Replays events since this time, at most 7 days ago.' })
  since: string;

  @InstantText({ optional: true, description: 'Replays events before this time; until now when left out.' })
  until?: string;

  @Text({ ...TYPES, optional: true, description: 'Types of events; all when left out.' })
  types?: string[];
}
