import {
  Check,
  Column,
  type ColumnOptions,
  CreateDateColumn,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

/** An integer id the database gives. `primary` names the constraint as the migration does. */
export const Identity = (table: string) =>
  PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: `${table}_pkey`,
  });

export const TextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });
export const IntegerColumn = (options: ColumnOptions = {}) => Column({ type: 'integer', ...options });
export const BooleanColumn = (options: ColumnOptions = {}) => Column({ type: 'boolean', ...options });
export const JsonColumn = (options: ColumnOptions = {}) => Column({ type: 'jsonb', ...options });
export const InstantColumn = (options: ColumnOptions = {}) => Column({ type: 'timestamptz', ...options });
/** A calendar day as `YYYY-MM-DD`. */
export const DayColumn = (options: ColumnOptions = {}) => Column({ type: 'date', ...options });

/** A text in both languages, empty in both until it is filled. */
export const BilingualColumn = (options: ColumnOptions = {}) => Column({ type: 'jsonb', ...options });
export const EMPTY_BILINGUAL = { default: { en: '', ar: '' } } as const;

export const CreatedAt = () => CreateDateColumn({ name: 'created_at', type: 'timestamptz' });
export const UpdatedAt = () => UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' });

/** An index the migration writes and TypeORM cannot express: an expression, a direction, a GIN index. */
export const HandWrittenIndex = (name: string) => Index(name, { synchronize: false });

/** A check whose expression only the migration states; its name is held against the database. */
export const HandWrittenCheck = (name: string) => Check(name, 'see the migration');
