import type { Language } from '../language/language';
import { Html, html } from './html';

/** A whole page in one language. @param style of the page, inline, so that nothing else is loaded but the icon */
export function htmlDocument(
  title: string,
  style: string,
  body: Html,
  language: Language = 'en',
  icon = '/favicon.svg',
): string {
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${icon}" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>${body}</body>
</html>
`.markup;
}
