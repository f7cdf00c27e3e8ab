import { h } from '#kit/element';
import { time } from '#kit/format';
import { attempt } from '#kit/toast';
import type { Proposal } from './api';
import { proposalState, w } from './words';

type Decide = (proposal: Proposal, decision: 'confirm' | 'decline') => Promise<unknown>;

/** A change that waits for the account, or what became of it. */
export function proposalCard(proposal: Proposal, decide: Decide): HTMLElement {
  const { id, title, sentence, status, expires_at: end, result } = proposal;
  const isOpen = status === 'pending' && Date.parse(end) > Date.now();
  const state = status === 'pending' && !isOpen ? 'expired' : status;
  const failure = result?.message ?? undefined;
  return h(
    'div',
    {
      class: 'proposal',
      role: 'group',
      id: `proposal-${id}`,
      'data-status': state,
      tabindex: -1,
      'aria-label': w('proposal'),
    },
    h(
      'div',
      { class: 'top' },
      h('strong', {}, w('proposal')),
      h('span', { class: `tag ${state === 'done' ? 'good' : state === 'failed' ? 'bad' : ''}` }, proposalState(state)),
    ),
    h('p', { dir: 'auto' }, sentence),
    failure && h('p', { class: 'problem', dir: 'auto' }, failure, ...problemsIn(result)),
    h(
      'details',
      {},
      h('summary', {}, w('details')),
      h('p', { class: 'faint', dir: 'auto' }, title),
      h('dl', {}, ...Object.entries(proposal.arguments).flatMap(([name, value]) => rowOf(name, value))),
    ),
    isOpen && h('p', { class: 'faint' }, w('until', { time: time(end) })),
    isOpen && buttons(proposal, decide),
  );
}

const problemsIn = (result: Proposal['result']): string[] =>
  Object.values((result?.errors ?? {}) as Record<string, string[]>)
    .flat()
    .map(problem => ` ${problem}`);

const rowOf = (name: string, value: unknown): HTMLElement[] => [
  h('dt', {}, h('code', { dir: 'ltr' }, name)),
  h('dd', { dir: 'auto' }, typeof value === 'string' ? value : JSON.stringify(value)),
];

function buttons(proposal: Proposal, decide: Decide): HTMLElement {
  const group: HTMLFieldSetElement = h('fieldset', { class: 'buttons', 'aria-label': w('proposal') });
  const run = (decision: 'confirm' | 'decline') => async () => {
    await attempt(group, () => decide(proposal, decision));
    document.getElementById(`proposal-${proposal.id}`)?.focus({ preventScroll: true });
  };
  group.append(
    h('button', { type: 'button', class: 'main', id: `confirm-${proposal.id}`, onclick: run('confirm') }, w('confirm')),
    h('button', { type: 'button', id: `decline-${proposal.id}`, onclick: run('decline') }, w('decline')),
  );
  return group;
}
