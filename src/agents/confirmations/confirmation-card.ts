import type { ElicitRequestFormParams } from '@modelcontextprotocol/server' with { 'resolution-mode': 'import' };
import { CONFIRM } from './confirmation-answer';
import { changeSentence, changeValues } from './change-sentence';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** The form that a client shows before a change: the sentence of the change and one choice. */
export const confirmationCard = (
  title: string,
  args: Readonly<Record<string, unknown>>,
  say: Say,
): ElicitRequestFormParams => ({
  message: changeSentence(title, changeValues(args, say), say),
  requestedSchema: {
    type: 'object',
    properties: {
      [CONFIRM]: {
        type: 'boolean',
        title: say('confirmation.confirm'),
        description: say('confirmation.confirm_description'),
        default: true,
      },
    },
    required: [CONFIRM],
  },
});
