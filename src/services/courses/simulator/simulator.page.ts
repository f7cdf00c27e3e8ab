import type { Translator } from '#kit/language/language';
import { formatAmount } from '#kit/language/formatting';
import { escapeHtml } from '#kit/html/html';
import type { SimulatedSession } from './simulated-session.entity';

export function simulatorPage(session: SimulatedSession, path: string, translator: Translator): string {
  const { locale, status, provider, reference, successUrl, cancelUrl } = session;
  const amount = formatAmount(session.amountCents, session.currency, locale);
  const translate = (key: string) => escapeHtml(translator.say(`simulator.${key}`, locale, { reference, amount }));
  const form = (action: string) =>
    `<form method="post" action="${escapeHtml(`${path}/${action}`)}"><button class="${action}">${translate(action)}</button></form>`;
  const back = status === 'paid' || status === 'approved' ? successUrl : cancelUrl;
  const what = status === 'open' ? form('pay') + form('decline') : `<p role="status">${translate(status)}</p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${translate('title')}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:24rem;margin:12vh auto;padding:0 1rem;color:#1f2937}
button{font:inherit;width:100%;padding:.7rem;margin:.3rem 0;border:1px solid #1f2937;border-radius:6px;background:#fff;cursor:pointer}
button.pay{background:#1f2937;color:#fff}small{color:#6b7280}
</style></head>
<body><small>${translate('title')} · ${translate(provider)}</small><h1>${escapeHtml(amount)}</h1><p>${translate('order')}</p>
${what}
<p><a href="${escapeHtml(back)}">${translate('back')}</a></p><small>${translate('note')}</small></body></html>`;
}
