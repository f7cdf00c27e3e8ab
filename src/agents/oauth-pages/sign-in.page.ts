import { html } from '#kit/html/html';
import { appCard, type ShownApp } from './app-card';
import { hiddenFields, notice, type PageContext, pageFrame } from './page-frame';

export interface SignInView {
  app: ShownApp;
  /** The word of the address in its path, such as `staff`, which is the kind of accounts that sign in. */
  address: string;
  token: string;
  /** As it was typed. */
  email?: string;
  /** Why the last attempt failed, as a sentence. */
  problem?: string;
}

/** A form with e-mail address and password. It works without a script. */
export function signInPage(context: PageContext, { app, address, token, email = '', problem }: SignInView): string {
  const { say, business, language } = context;
  return pageFrame(
    context,
    say('sign_in_title', { business }),
    html`<p>${say('sign_in_lead')} ${say(`account_of_${address}`)}</p>
${problem !== undefined && notice(problem, 'problem')}
${appCard(context, app)}
<form method="post" action="?lang=${language}">${hiddenFields(token)}
<label class="field"><span>${say('email')}</span><input type="email" name="email" value="${email}" dir="ltr" autocomplete="username" required></label>
<label class="field"><span>${say('password')}</span><input type="password" name="password" dir="ltr" autocomplete="current-password" required></label>
<div class="actions"><button name="action" value="sign-in">${say('sign_in')}</button>
<button class="quiet" name="action" value="deny" formnovalidate>${say('cancel')}</button></div>
</form>`,
  );
}
