import { refusal } from '#kit/refusals/refusal';

/** Of one service. */
export const MAX_ENDPOINTS = 10;

export const TooManyWebhookEndpoints = refusal(409, 'too_many_webhook_endpoints');
/** Only the account of an endpoint changes where and how it is sent. */
export const WebhookEndpointOfOther = refusal(403, 'webhook_endpoint_of_other');
export const PayloadGone = refusal(409, 'payload_gone');
/** What is held is sent once the endpoint is switched on. */
export const WebhookEndpointOff = refusal(409, 'webhook_endpoint_off');
