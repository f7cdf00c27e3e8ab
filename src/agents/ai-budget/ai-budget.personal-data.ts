import { ofAccount, type PersonalTable } from '#shared/personal-data/personal-data';

/** Counts of an account; anonymous once the account is erased. */
export const aiBudgetTables: readonly PersonalTable[] = [
  { table: 'ai_usage', of: ofAccount('account_id', 'account'), erase: 'keep' },
  { table: 'ai_reservation', of: ofAccount('account_id', 'account'), erase: 'keep' },
];
