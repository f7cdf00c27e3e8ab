import type { Language } from '#kit/language/language';
import { escapeHtml } from '#kit/html/html';

export interface LetterRow {
  label: string;
  value: string;
}

export interface Letter {
  language: Language;
  greeting: string;
  paragraphs: string[];
  /** Details, in a table below the paragraphs. */
  rows?: LetterRow[];
  /** Below the table. */
  notes?: string[];
  /** Shown as a button. */
  link?: { label: string; url: string };
  signature: string;
}

/** Renders a mail as text and as HTML (right to left in Arabic), with all values escaped. */
export function letter(content: Letter): { text: string; html: string } {
  const { language, greeting, paragraphs, rows = [], notes = [], link, signature } = content;
  const table = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const lines = [
    greeting,
    ...paragraphs,
    ...(rows.length > 0 ? [table] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...notes,
    signature,
  ];
  const button = link
    ? `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;background:#1f2937;color:#fff;border-radius:6px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : '';
  const htmlOf = (texts: string[]) => texts.map(text => `<p>${escapeHtml(text)}</p>`).join('');
  const body = htmlOf([greeting, ...paragraphs]) + tableOf(rows) + button + htmlOf(notes);
  return {
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body style="font-family:sans-serif;color:#1f2937;max-width:36em">${body}<p style="color:#6b7280">${escapeHtml(signature)}</p></body></html>`,
  };
}

function tableOf(rows: LetterRow[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:4px 12px 4px 0">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${cells.join('')}</table>`;
}
