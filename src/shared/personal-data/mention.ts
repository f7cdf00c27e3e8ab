import { raw, type Sql, sql } from '#kit/database/sql';

/** Whether a text contains an e-mail address as a whole: `joann@x.example` does not contain `ann@x.example`. */
export function mentions(text: string, email: string): Sql {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = `(^|[^a-z0-9._%+-])${literal}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`;
  return sql`${raw(text)} ~* ${pattern}`;
}
