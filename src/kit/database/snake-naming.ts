import { DefaultNamingStrategy, type Table } from 'typeorm';
import { snakeCase } from '../views/snake-case';

/** Column names are properties in snake case, primary keys `<table>_pkey`; all other names are explicit. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, explicit: string | undefined, prefixes: string[]): string {
    return [...prefixes, explicit ?? property].map(snakeCase).join('_');
  }

  override primaryKeyName(table: Table | string): string {
    const name = typeof table === 'string' ? table : table.name;
    return `${name.split('.').at(-1)}_pkey`;
  }
}
