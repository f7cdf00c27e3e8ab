import type { StoredMail } from '#mail/mailbox';
import { type Html, html } from '#kit/html/html';
import { page } from './layout';

interface MailboxView {
  /** Shows only the mails to this address. */
  to: string | undefined;
  /** Shows the mails as wide as a phone. */
  onPhone: boolean;
}

/** The page at `/mailbox`: messages that would have been sent, newest first. */
export function mailboxPage(messages: readonly StoredMail[], { to, onPhone }: MailboxView): string {
  const addresses = [...new Set(messages.map(message => message.to))].toSorted();
  const shown = messages.filter(message => to === undefined || message.to === to);
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>Messages are shown here because no mail server is configured.</p>
<nav><a href="/">Services</a> <a href="/mailbox.json">mailbox.json</a></nav>
<form class="filter"><label>To <select name="to"><option value="">everyone</option>${addresses.map(address => option(address, to))}</select></label>
<label><input type="checkbox" name="phone" value="1"${onPhone && html` checked`}> As on a phone</label> <button>Show</button></form>
${shown.length > 0 ? shown.map(message => mail(message, onPhone)) : html`<p>No message has been sent${to !== undefined && html` to <code>${to}</code>`} yet.</p>`}`,
  );
}

const option = (address: string, to: string | undefined): Html =>
  html`<option${address === to && html` selected`}>${address}</option>`;

function mail({ service, to, subject, text, html: body, sent_at }: StoredMail, onPhone: boolean): Html {
  return html`<article class="mail${onPhone && html` phone`}">
<h2 dir="auto">${subject}</h2>
<p>To <code>${to}</code>, from ${service}, <time datetime="${sent_at}">${sent_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject}" srcdoc="${withLinksOutside(body)}"></iframe>
<details><summary>Text</summary><pre dir="auto">${text}</pre></details>
</article>
`;
}

/** Links open a new tab, since the sandboxed frame may not navigate. */
const withLinksOutside = (body: string): string => `<base target="_blank">${body}`;
