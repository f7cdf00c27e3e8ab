import { DefaultNamingStrategy, type Table } from 'typeorm';
import { snakeCase } from '../views/snake-case';

/** Columns are the properties in snake case, primary keys are `<table>_pkey`; what else has a name says it itself. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined, prefixes: string[]): string {
    return [...prefixes, given ?? property].map(snakeCase).join('_');
  }

  override primaryKeyName(table: Table | string): string {
    const name = typeof table === 'string' ? table : table.name;
    return `${name.split('.').at(-1)}_pkey`;
  }
}
