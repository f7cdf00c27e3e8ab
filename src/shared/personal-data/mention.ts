import { raw, type Sql, sql } from '#kit/database/sql';

/** Whether a text names an e-mail address, and not merely one that ends or begins with it: `ann@x.example` is no `joann@x.example`. */
export function mentions(text: string, email: string): Sql {
  const literal = email.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = `(^|[^a-z0-9._%+-])${literal}($|[^a-z0-9.-]|[.]($|[^a-z0-9]))`;
  return sql`${raw(text)} ~* ${pattern}`;
}
