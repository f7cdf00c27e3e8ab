import { h, put } from '../element';
import { time } from '../format';
import { attempt } from '../toast';
import type { Proposal } from './api';
import { proposalState, w } from './words';

type Decide = (proposal: Proposal, decision: 'confirm' | 'decline') => Promise<unknown>;

/** Longer values, and those after this many, are behind a button that has to be used before the change can be confirmed. */
const MAX_LETTERS = 200;
const MAX_LINES = 4;
const MAX_VALUES = 12;

/** Proposals whose values were all opened. Their cards are drawn anew with each message. */
const opened = new Set<number>();

/** A change that waits for the account, or what became of it. */
export function proposalCard(proposal: Proposal, decide: Decide): HTMLElement {
  const { id, title, values, status, expires_at: end, result } = proposal;
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
    h('p', { dir: 'auto' }, w(values.length > 0 ? 'doneWith' : 'doneAlone', { title })),
    valueList(proposal),
    failure && h('p', { class: 'problem', dir: 'auto' }, failure, ...problemsIn(result)),
    isOpen && h('p', { class: 'faint' }, w('until', { time: time(end) })),
    isOpen && buttons(proposal, decide),
  );
}

const isLong = (text: string): boolean => text.length > MAX_LETTERS || text.split('\n').length > MAX_LINES;

/** Whether a part of the values is not shown at first. */
const isHidden = ({ id, values }: Proposal): boolean =>
  !opened.has(id) && (values.length > MAX_VALUES || values.some(({ text }) => isLong(text)));

/** All values as the server cleaned and quoted them, each in an element of its own. */
function valueList(proposal: Proposal): HTMLElement | false {
  const { id, values } = proposal;
  if (values.length === 0) return false;
  const list = h('dl', {});
  const all: HTMLButtonElement = h('button', {
    type: 'button',
    class: 'quiet',
    id: `values-${id}`,
    onclick: () => {
      opened.add(id);
      draw();
      all.remove();
      list.focus({ preventScroll: true });
      document.getElementById(`hint-${id}`)?.remove();
      const confirm = document.getElementById(`confirm-${id}`);
      if (confirm instanceof HTMLButtonElement) confirm.disabled = false;
    },
  });
  list.tabIndex = -1;
  const draw = () => {
    const hidden = isHidden(proposal);
    const shown = hidden ? values.slice(0, MAX_VALUES) : values;
    put(list, ...shown.flatMap(({ label, text }) => rowOf(label, hidden && isLong(text) ? beginning(text) : text)));
  };
  draw();
  all.textContent = w('showAll', { count: values.reduce((sum, { text }) => sum + text.length, 0) });
  return h('div', { class: 'values' }, list, isHidden(proposal) && all);
}

const beginning = (text: string): string =>
  `${text.split('\n').slice(0, MAX_LINES).join('\n').slice(0, MAX_LETTERS)} …`;

const problemsIn = (result: Proposal['result']): string[] =>
  Object.values((result?.errors ?? {}) as Record<string, string[]>)
    .flat()
    .map(problem => ` ${problem}`);

const rowOf = (label: string, text: string): HTMLElement[] => [
  h('dt', { dir: 'auto' }, label),
  h('dd', { dir: 'auto' }, text),
];

function buttons(proposal: Proposal, decide: Decide): HTMLElement {
  const group: HTMLFieldSetElement = h('fieldset', { class: 'buttons', 'aria-label': w('proposal') });
  const run = (decision: 'confirm' | 'decline') => async () => {
    await attempt(group, () => decide(proposal, decision));
    document.getElementById(`proposal-${proposal.id}`)?.focus({ preventScroll: true });
  };
  const hidden = isHidden(proposal);
  const hint = `hint-${proposal.id}`;
  if (hidden) group.append(h('p', { class: 'faint', id: hint }, w('openFirst')));
  group.append(
    h(
      'button',
      {
        type: 'button',
        class: 'main',
        id: `confirm-${proposal.id}`,
        disabled: hidden,
        'aria-describedby': hidden ? hint : undefined,
        onclick: run('confirm'),
      },
      w('confirm'),
    ),
    h('button', { type: 'button', id: `decline-${proposal.id}`, onclick: run('decline') }, w('decline')),
  );
  return group;
}
