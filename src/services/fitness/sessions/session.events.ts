import { liveEvent } from '#kit/service/live-event';
import { FinishedByClientView } from './session.view';

export const SESSION_FINISHED = liveEvent('session:finished', {
  summary: 'To the coach of a member who finished a session with at least one set.',
  payloads: [FinishedByClientView],
});
