import type { Type } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { inOrder, type SqlFile } from '#kit/service/sql-files';

/** The name of every baseline in `schema_migration`. Migrations before its date are those of version 0.1. */
export const BASELINE = 'Baseline2026112800000';
export const TIMESTAMP_DIGITS = 13;

/** In the order in which they run: that of their timestamps. */
export const migrationsInOrder = <Migration extends { name: string }>(migrations: readonly Migration[]): Migration[] =>
  migrations.toSorted((one, other) =>
    one.name.slice(-TIMESTAMP_DIGITS).localeCompare(other.name.slice(-TIMESTAMP_DIGITS)),
  );

/** Whether a recorded migration is one of version 0.1, which the baseline replaced. */
export const isBeforeBaseline = (name: string): boolean =>
  Number(name.slice(-TIMESTAMP_DIGITS)) < Number(BASELINE.slice(-TIMESTAMP_DIGITS));

const CREATED = /^CREATE (?:TABLE|SEQUENCE) (\w+)/gm;
const NEEDED = /\bREFERENCES (\w+)|^(?:ALTER TABLE|INSERT INTO) (\w+)|\bnextval\('(\w+)'/gm;

/** Names of the tables and sequences that a file creates. */
export const tablesIn = (file: SqlFile): string[] => found(CREATED, file);

/** The tables of all features as one text, each after the tables that it refers to. @throws Error for a circle */
export function baselineText(files: readonly SqlFile[]): string {
  const creators = new Map(files.flatMap(file => tablesIn(file).map(table => [table, file] as const)));
  const needsOf = (file: SqlFile) =>
    found(NEEDED, file).flatMap(table => {
      const creator = creators.get(table);
      return creator && creator !== file ? [creator] : [];
    });
  return inOrder(files, needsOf)
    .map(({ text }) => text)
    .join('\n');
}

const found = (pattern: RegExp, { text }: SqlFile): string[] =>
  Array.from(text.matchAll(pattern), names => names.slice(1).find(name => name !== undefined) ?? '');

/** The first migration of a service: its tables as they are in a fresh database. */
export function baseline(files: readonly SqlFile[]): Type<MigrationInterface> {
  return class Baseline2026112800000 implements MigrationInterface {
    async up(runner: QueryRunner): Promise<void> {
      await runner.query(baselineText(files));
    }

    /** Not reversible: it would delete every row of the service. */
    async down(): Promise<void> {
      throw new Error('The baseline cannot be reverted.');
    }
  };
}
