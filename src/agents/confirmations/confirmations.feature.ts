import { UsedConfirmations2026112819020 } from '#migrations/agents/2026112819020-used-confirmations';
import type { Feature } from '#kit/service/feature';
import { Confirmations } from './confirmations.service';
import { confirmationsMessages } from './confirmations.messages';
import { ConfirmationStates } from './confirmation-states.service';
import { UsedConfirmation } from './used-confirmation.entity';
import { UsedConfirmations } from './used-confirmations.service';

/** How changes are shown before they are made, and their confirmation in clients of the MCP endpoint. */
export const confirmations: Feature = {
  providers: [Confirmations, ConfirmationStates, UsedConfirmations],
  entities: [UsedConfirmation],
  migrations: [UsedConfirmations2026112819020],
  messages: confirmationsMessages,
};
