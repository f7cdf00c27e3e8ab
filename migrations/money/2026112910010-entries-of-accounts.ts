import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '#kit/database/concurrent-index';

/** Entries of an account, newest first. Most entries have `receivable`, which the indexes are without. */
export class EntriesOfAccounts2026112910010 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'ledger_entry_debit_idx',
      "ON ledger_entry (debit, id) WHERE debit <> 'receivable'",
    );
    await createIndexConcurrently(
      runner,
      'ledger_entry_credit_idx',
      "ON ledger_entry (credit, id) WHERE credit <> 'receivable'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_entry_debit_idx');
    await runner.query('DROP INDEX ledger_entry_credit_idx');
  }
}
