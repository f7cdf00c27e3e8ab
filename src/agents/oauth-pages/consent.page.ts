import { type Html, html } from '#kit/html/html';
import { appCard, type ShownApp } from './app-card';
import { hiddenFields, notice, type PageContext, pageFrame } from './page-frame';

/** Toolsets of one group of the API, which the page calls areas. */
export interface AreaGroup {
  label: string;
  areas: readonly { name: string; label: string }[];
}

export interface ConsentView {
  app: ShownApp;
  account: { name: string; email: string };
  token: string;
  /** Whether the app asks to change data, and may. */
  offersWrite: boolean;
  groups: readonly AreaGroup[];
  /** The choices of a form that was refused. */
  chosen?: { write: boolean; areas: readonly string[] | undefined };
  problem?: string;
}

/** Asks the person what the app may do. Every choice can only narrow the rights of the account. */
export function consentPage(context: PageContext, view: ConsentView): string {
  const { say, language } = context;
  const { app, account, token, problem } = view;
  return pageFrame(
    context,
    say('consent_title'),
    html`${problem !== undefined && notice(problem, 'problem')}
<form method="post" action="?lang=${language}">${hiddenFields(token)}
${appCard(context, app, [
  html`<div><dt>${say('account')}</dt><dd><bdi>${account.name}</bdi> <code>${account.email}</code><br><button class="link" name="action" value="other-account">${say('other_account')}</button></dd></div>`,
])}
${rights(context, view)}
${view.groups.length > 0 && areas(context, view)}
<p class="soft">${say('limits_of_rights')}</p>
<div class="actions"><button name="action" value="allow">${say('allow')}</button>
<button class="quiet" name="action" value="deny">${say('deny')}</button></div>
</form>`,
  );
}

function rights({ say }: PageContext, { offersWrite, chosen }: ConsentView): Html {
  const write = chosen?.write ?? offersWrite;
  const choices = html`${choice({ name: 'access', value: 'write', checked: write }, say('write'), say('write_hint'))}
${choice({ name: 'access', value: 'read', checked: !write }, say('read'), say('read_hint'))}`;
  return html`<fieldset><legend>${say('rights')}</legend>
${offersWrite ? choices : html`<p><strong>${say('read_only')}</strong> ${say('read_only_hint')}</p>`}</fieldset>`;
}

function areas({ say }: PageContext, { groups, chosen }: ConsentView): Html {
  const narrowed = chosen?.areas;
  return html`<fieldset><legend>${say('areas')}</legend>
${choice({ name: 'areas', value: 'all', checked: narrowed === undefined, id: 'areas-all' }, say('areas_all'))}
${choice({ name: 'areas', value: 'some', checked: narrowed !== undefined }, say('areas_some'))}
<div class="narrowed">${groups.map(
    group =>
      html`<fieldset><legend>${group.label}</legend><div class="areas">${group.areas.map(({ name, label }) =>
        choice({ type: 'checkbox', name: 'area', value: name, checked: narrowed?.includes(name) ?? false }, label),
      )}</div></fieldset>`,
  )}</div></fieldset>`;
}

interface Input {
  type?: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  id?: string;
}

function choice({ type = 'radio', name, value, checked, id }: Input, label: string, hint?: string): Html {
  const input = html`<input type="${type}" name="${name}" value="${value}"${id !== undefined && html` id="${id}"`}${checked && html` checked`}>`;
  return html`<label class="choice">${input}<span>${label}${hint !== undefined && html`<small>${hint}</small>`}</span></label>`;
}
