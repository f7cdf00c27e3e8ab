import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { HistoryEntry } from './history-entry.entity';
import { History } from './history';

/** The append-only history of a service. Each record shows its own entries. */
export const history: Feature = {
  providers: [History],
  entities: [HistoryEntry],
  tables: ['shared/history'],
  routines: routinesIn(__dirname, 'refuse_history_change'),
};
