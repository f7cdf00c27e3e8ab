import { liveEvent } from '#kit/service/live-event';
import { CoachMessagesReadView, CoachMessageView } from './coaching.view';

export const COACH_MESSAGE_CREATED = liveEvent('message:created', {
  summary:
    'To the member and the coach of a thread, on every page of both. The author receives it too: a page knows a ' +
    'message by its id.',
  payloads: [CoachMessageView],
});

export const COACH_MESSAGES_READ = liveEvent('message:read', {
  summary:
    'To the member and the coach of a thread, on every page of both, when one of them reads what the other wrote. A former ' +
    'coach receives nothing.',
  payloads: [CoachMessagesReadView],
});
