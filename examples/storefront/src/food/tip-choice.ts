import { h, put } from '#kit/element';
import { chip } from '#kit/fields';
import { percent } from '#kit/format';
import { basket, changeBasket, whenBasketChanges } from './basket';
import { shopSettings } from './shop';
import { w } from './words';

/** A share of the dishes for the team; empty where the shop asks for none. */
export async function tipChoice(left: AbortSignal): Promise<HTMLElement> {
  const { tips, tip_suggestions: suggestions } = await shopSettings();
  const element = h('div', {});
  const show = () => {
    const offered = tips === 'always' || (tips === 'delivery' && basket().fulfillment === 'delivery');
    put(element, offered && choiceOf(suggestions as number[]));
  };
  whenBasketChanges(left, async () => show());
  show();
  return element;
}

function choiceOf(suggestions: number[]): HTMLElement {
  const { tip_percent: chosen = 0 } = basket();
  const choose = ({ target }: Event) => changeBasket({ tip_percent: Number((target as HTMLInputElement).value) });
  const label = (share: number) => (share === 0 ? w('noTip') : percent(share / 100));
  return h(
    'fieldset',
    { class: 'chips', onchange: choose },
    h('legend', {}, w('tip')),
    [0, ...suggestions].map(share =>
      chip({ type: 'radio', name: 'tip', value: String(share), label: label(share), checked: share === chosen }),
    ),
  );
}
