import type { Language } from '#kit/language/language';
import { type Html, html } from '#kit/html/html';
import { htmlDocument } from '#kit/html/html-document';
import { PAGE_STYLE } from './page-style';

/** What every page needs. */
export interface PageContext {
  language: Language;
  /** The business whose service this is, in the language of the page. */
  business: string;
  /** A text of the pages, by its key below `connect.`. */
  say: (key: string, params?: Record<string, unknown>) => string;
}

const OTHER_LANGUAGES = { en: ['ar', 'العربية'], ar: ['en', 'English'] } as const;

/** @param hasLanguageLink false for a page that cannot be opened again */
export function pageFrame(
  { language, business }: PageContext,
  title: string,
  body: Html,
  { hasLanguageLink = true }: { hasLanguageLink?: boolean } = {},
): string {
  const [other, label] = OTHER_LANGUAGES[language];
  const link = html`<a href="?lang=${other}" lang="${other}" hreflang="${other}">${label}</a>`;
  return htmlDocument(
    title,
    PAGE_STYLE,
    html`<header><strong dir="auto">${business}</strong>${hasLanguageLink && link}</header>
<main><h1>${title}</h1>
${body}</main>`,
    language,
  );
}

/** A sentence that asks for attention. Problems are read aloud at once. */
export const notice = (text: string, kind: 'warning' | 'problem' = 'warning'): Html =>
  kind === 'problem' ? html`<p class="notice problem" role="alert">${text}</p>` : html`<p class="notice">${text}</p>`;

/** The first fields of every form of an interaction. */
export const hiddenFields = (token: string): Html => html`<input type="hidden" name="token" value="${token}">`;
