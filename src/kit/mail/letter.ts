import type { Language } from '../language/language';

export interface Letter {
  language: Language;
  greeting: string;
  paragraphs: string[];
  /** The one thing to do, as a button. */
  link?: { label: string; url: string };
  signature: string;
}

/** A plain letter as text and as HTML, right to left in Arabic. Everything in it is escaped. */
export function letter({ language, greeting, paragraphs, link, signature }: Letter): { text: string; html: string } {
  const lines = [greeting, ...paragraphs, ...(link ? [`${link.label}: ${link.url}`] : []), signature];
  const button = link
    ? `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;background:#1f2937;color:#fff;border-radius:6px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : '';
  const body = [greeting, ...paragraphs].map(text => `<p>${escapeHtml(text)}</p>`).join('');
  return {
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body style="font-family:sans-serif;color:#1f2937;max-width:36em">${body}${button}<p style="color:#6b7280">${escapeHtml(signature)}</p></body></html>`,
  };
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
