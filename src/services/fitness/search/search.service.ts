import { Injectable } from '@nestjs/common';
import { type Caller, hasPermission } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { allOf, containsAll, raw, type Sql, sql } from '#kit/database/sql';
import type { Language } from '#kit/language/language';
import { SEARCHED_KINDS, type SearchedKind } from './searched-kinds';
import { SearchHitView } from './search.view';

export interface SearchRequest {
  words: readonly string[];
  most: number;
  language: Language;
}

/** Only this many latest matches of a kind are ranked. */
const MAX_CANDIDATES = 200;

/** Ranks names that begin with the words first, then names with a word that begins with them, then all others. */
const nearness = (words: readonly string[]): Sql =>
  sql`CASE strpos(' ' || found.search_text, ' ' || ${words.join(' ')}) WHEN 1 THEN 0 WHEN 0 THEN 2 ELSE 1 END`;

function hitsOf(kind: SearchedKind, position: number, callerId: number, { words, most, language }: SearchRequest): Sql {
  const { alias, recent } = kind;
  const columns = raw(
    `${kind.columns(language)}, ${alias}.search_text, ${alias}.${recent} AS recent, ${alias}.id AS number`,
  );
  const latest = raw(`${alias}.${recent} DESC, ${alias}.id DESC`);
  const wanted = allOf([...containsAll(`${alias}.search_text`, words), kind.where?.(callerId)]);
  return sql`(
    SELECT ${raw(`${position} AS position, '${kind.kind}' AS kind`)}, found.key, found.id, found.title, found.subtitle,
      found.image_url, row_number() OVER (ORDER BY ${nearness(words)}, found.recent DESC, found.number DESC) AS place
    FROM (
      SELECT ${columns} FROM ${raw(kind.from)} WHERE ${wanted} ORDER BY ${latest} LIMIT ${raw(String(MAX_CANDIDATES))}
    ) found
    ORDER BY place LIMIT ${most})`;
}

/** Searches the kinds that the account's permissions allow, in one statement. */
@Injectable()
export class Search {
  constructor(private readonly db: Database) {}

  async find(caller: Caller, request: SearchRequest): Promise<SearchHitView[]> {
    const kinds = SEARCHED_KINDS.filter(({ opens }) => opens.some(permission => hasPermission(caller, permission)));
    const hits = kinds.map((kind, position) => hitsOf(kind, position, caller.id, request));
    if (request.words.length === 0 || hits.length === 0) return [];
    // The best hits of all kinds come before second-best ones, so that no kind hides another.
    const statement = sql`
      SELECT kind, key, id, title, subtitle, image_url FROM (
        SELECT * FROM (${hits.reduce((before, after) => sql`${before} UNION ALL ${after}`)}) every_kind
        ORDER BY place, position LIMIT ${request.most}
      ) chosen ORDER BY position, place`;
    return (await this.db.rows<SearchHitView>(statement)).map(SearchHitView.of);
  }
}
