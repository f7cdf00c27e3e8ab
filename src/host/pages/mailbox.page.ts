import type { StoredMail } from '#kit/mail/mailbox';
import { type Html, html, page } from './layout';

/** The page at `/mailbox`: messages that would have been sent, newest first. */
export function mailboxPage(messages: readonly StoredMail[]): string {
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>Messages are shown here because no mail server is configured.</p>
<nav><a href="/">Services</a> <a href="/mailbox.json">mailbox.json</a></nav>
${messages.length > 0 ? messages.map(mail) : html`<p>No message has been sent yet.</p>`}`,
  );
}

function mail({ service, to, subject, text, html: body, sent_at }: StoredMail): Html {
  return html`<article class="mail">
<h2 dir="auto">${subject}</h2>
<p>To <code>${to}</code>, from ${service}, <time datetime="${sent_at}">${sent_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject}" srcdoc="${withLinksOutside(body)}"></iframe>
<details><summary>Text</summary><pre dir="auto">${text}</pre></details>
</article>
`;
}

/** Links open a new tab, since the sandboxed frame may not navigate. */
const withLinksOutside = (body: string): string => `<base target="_blank">${body}`;
