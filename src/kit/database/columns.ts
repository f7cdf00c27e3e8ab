import {
  Check,
  Column,
  type ColumnOptions,
  CreateDateColumn,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
} from 'typeorm';

export const Identity = () => PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' });

export const TextColumn = (options: ColumnOptions = {}) => Column({ type: 'text', ...options });
export const IntegerColumn = (options: ColumnOptions = {}) => Column({ type: 'integer', ...options });
export const BooleanColumn = (options: ColumnOptions = {}) => Column({ type: 'boolean', ...options });
export const JsonColumn = (options: ColumnOptions = {}) => Column({ type: 'jsonb', ...options });
export const InstantColumn = (options: ColumnOptions = {}) => Column({ type: 'timestamptz', ...options });
/** A calendar day as `YYYY-MM-DD`. */
export const DayColumn = (options: ColumnOptions = {}) => Column({ type: 'date', ...options });

/** An exact decimal number, such as a weight; read as a JavaScript number. */
export const DecimalColumn = (precision: number, scale: number, options: ColumnOptions = {}) =>
  Column({ type: 'numeric', precision, scale, ...options });

/** A text in both languages, by default empty ones if it `canBeEmpty`. */
export const BilingualColumn = ({ canBeEmpty, ...options }: ColumnOptions & { canBeEmpty?: true } = {}) =>
  Column({ type: 'jsonb', ...(canBeEmpty && { default: { en: '', ar: '' } }), ...options });

export const CreatedAt = () => CreateDateColumn({ type: 'timestamptz' });
export const UpdatedAt = () => UpdateDateColumn({ type: 'timestamptz' });

export abstract class StoredRecord {
  @Identity()
  id: number;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}

/** An index that TypeORM cannot express (expression, direction, GIN); only the migration creates it. */
export const HandWrittenIndex = (name: string) => Index(name, { synchronize: false });

/** A check whose expression is only in the migration; a test compares the names with the database. */
export const HandWrittenCheck = (name: string) => Check(name, 'see the migration');
