import { h, put } from '../element';
import { attempt } from '../toast';
import { api, type Model } from './api';
import type { Conversation } from './conversation';
import { w } from './words';

let known: Promise<Model[]> | undefined;

/** The models that can answer, for accounts that may see them. Read once. */
function models(): Promise<Model[]> {
  known ??= api().readModels();
  known.catch(() => (known = undefined));
  return known;
}

/** Which model answers in this conversation. Keeps its room until the models are known. */
export function modelChoice(conversation: Conversation): HTMLElement {
  const choice: HTMLSelectElement = h('select', {
    'aria-label': w('model'),
    disabled: true,
    onchange: () => attempt(choice, () => conversation.choose(choice.value)),
  });
  const show = (all: Model[]) => {
    const chosen = conversation.chat?.model ?? conversation.model ?? all.find(({ is_default }) => is_default)?.name;
    put(
      choice,
      ...all.map(({ name, is_available: available }) =>
        h(
          'option',
          { value: name, selected: name === chosen, disabled: !available },
          available ? name : w('unavailable', { model: name }),
        ),
      ),
    );
    choice.disabled = all.length < 2;
  };
  models().then(show, () => undefined);
  return h('label', { class: 'model' }, h('span', {}, w('model')), choice);
}
