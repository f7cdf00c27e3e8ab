import type { Request, Response } from 'express';
import { type Language, LANGUAGES } from '#kit/language/language';

const COOKIE = 'connect_language';
const STORED = /(?:^|; )connect_language=(en|ar)(?:;|$)/;

/** The language that the person chose by the link of a page, now or on an earlier page; undefined without a choice. */
export function chosenLanguage({ url, headers }: Pick<Request, 'url' | 'headers'>): Language | undefined {
  const chosen = new URL(url, 'http://localhost').searchParams.get('lang') ?? STORED.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find(language => language === chosen);
}

/** Stores the choice until the browser closes, for the pages of one issuer. */
export function rememberLanguage(response: Response, language: Language, issuer: string): void {
  const { pathname, protocol } = new URL(issuer);
  response.cookie(COOKIE, language, { path: pathname, httpOnly: true, sameSite: 'lax', secure: protocol === 'https:' });
}
