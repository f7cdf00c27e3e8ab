import { domainToASCII } from 'node:url';
import type { QueryRunner } from 'typeorm';

export interface StoredAddresses {
  table: string;
  column?: string;
  /** A condition about `t` under which an address belongs to one row alone; left out where rows may share one. */
  unique?: string;
  /** Further assignments; `$2` is the former spelling, `$3` the new one. */
  also?: string;
}

/**
 * Spells stored addresses as they are compared from now on: without quotes and control characters, composed, with the
 * domain in ASCII. A row stays as it is where its mailbox has another account already or cannot be spelt plainly.
 */
export async function spellAddresses(runner: QueryRunner, stored: StoredAddresses): Promise<void> {
  const { table, column = 'email', unique, also } = stored;
  const rows: { id: number; email: string }[] = await runner.query(
    `SELECT t.id, t.${column} AS email FROM ${table} t
     WHERE octet_length(t.${column}) <> char_length(t.${column}) OR t.${column} ~ '["[:cntrl:]]' ORDER BY t.id`,
  );
  const isFree = unique ? `AND NOT EXISTS (SELECT FROM ${table} t WHERE t.${column} = $3 AND ${unique})` : '';
  for (const { id, email } of rows) {
    const spelling = spellingOf(email);
    if (spelling === undefined || spelling === email) continue;
    await runner.query(
      `UPDATE ${table} SET ${[`${column} = $3`, also].filter(Boolean).join(', ')}
       WHERE id = $1 AND ${column} = $2 ${isFree}`,
      [id, email, spelling],
    );
  }
}

const PLAIN_LOCAL_PART = /^[^\s"(),:;<>@[\\\]\p{Cc}\p{Cf}\p{Z}]+$/u;

function spellingOf(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const quoted = /^"(.*)"$/su.exec(email.slice(0, at))?.[1];
  const local = (quoted?.replace(/\\(.)/gsu, '$1') ?? email.slice(0, at))
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase()
    .normalize('NFC');
  const domain = domainToASCII(email.slice(at + 1));
  return PLAIN_LOCAL_PART.test(local) && domain !== '' ? `${local}@${domain}` : undefined;
}
