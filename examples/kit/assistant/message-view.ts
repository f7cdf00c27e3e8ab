import { h } from '../element';
import type { Message, Proposal } from './api';
import type { Answer, Step } from './conversation';
import { markdown } from './markdown';
import { proposalCard } from './proposal-card';
import { stepState, w } from './words';

type Decide = (proposal: Proposal, decision: 'confirm' | 'decline') => Promise<unknown>;

/** What the account wrote. */
export const questionItem = (text: string): HTMLElement =>
  h('li', { class: 'question' }, h('span', { class: 'unseen' }, `${w('you')}: `), h('p', { dir: 'auto' }, text));

/** Why an answer is not complete. */
const ENDED: Partial<Record<Message['status'], Parameters<typeof w>[0]>> = {
  stopped: 'stopped',
  interrupted: 'interrupted',
  failed: 'failed',
};

/** Whether the last answer can be completed is said below it. */
export function messageItem(message: Message, decide: Decide, isLast: boolean): HTMLElement {
  if (message.role === 'user') return questionItem(message.text);
  const ended = isLast && message.status !== 'stopped' ? undefined : ENDED[message.status];
  return h(
    'li',
    { class: 'answer', 'data-status': message.status },
    h('span', { class: 'unseen' }, `${w('assistant')}: `),
    steps(message.tools),
    h('div', { class: 'text' }, ...markdown(message.text)),
    ...message.proposals.map(proposal => proposalCard(proposal, decide)),
    ended && h('p', { class: 'faint' }, w(ended)),
  );
}

/** The answer under way; `show` writes what was added to its last text. */
export function runningItem(answer: Answer): { item: HTMLElement; show: () => void } {
  const item = h(
    'li',
    { class: 'answer', 'data-status': 'running', 'aria-busy': 'true' },
    h('span', { class: 'unseen' }, `${w('assistant')}: `),
  );
  let show = () => {};
  for (const part of answer) {
    if ('step' in part) {
      const before = item.lastElementChild;
      const row = before?.classList.contains('steps') ? before : item.appendChild(h('ul', { class: 'steps' }));
      row.append(stepItem(part.step));
    } else {
      const text = item.appendChild(h('div', { class: 'text' }));
      show = () => text.replaceChildren(...markdown(part.text));
      show();
    }
  }
  return { item, show };
}

const steps = (all: Step[]): HTMLElement | false => all.length > 0 && h('ul', { class: 'steps' }, ...all.map(stepItem));

const stepItem = ({ title, status }: Step): HTMLElement =>
  h('li', { 'data-status': status, dir: 'auto' }, stepState(status, { title }));
