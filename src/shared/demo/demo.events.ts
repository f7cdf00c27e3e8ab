import { liveEvent } from '#kit/service/live-event';
import { DemoResetView } from './demo.view';

export const DEMO_RESET = liveEvent('demo:reset', {
  summary:
    'Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo ' +
    'accounts stay signed in; other accounts were deleted.',
  payloads: [DemoResetView],
});
