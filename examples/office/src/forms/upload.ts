import { pictureAddress } from '#kit/api';
import { h, put } from '#kit/element';
import { field, fileButton } from '#kit/fields';
import { attempt } from '#kit/toast';
import { send } from '../api';
import { textOf } from '../description';
import type { Office } from '../office';
import { w } from '../words';
import { type Control, type FieldOptions, marked, renamed } from './control';

const MEDIA = /(^|_)(images?|pictures?|photos?|covers?|avatar|logo|thumbnail|video|media|file|poster)(_url)?$/;
const PRESETS: readonly [RegExp, string][] = [[/profile/, 'profile']];

/** Whether a field is the address of a file. */
export const hasMedia = (name: string): boolean => MEDIA.test(name) && !/alt|type|name/.test(name);

/** The address of a file, with a button that uploads one and a preview. */
export function uploadField(office: Office, name: string, options: FieldOptions & { label: string }): Control {
  const { label, required = false, initial } = options;
  const element = field({ name, label: marked(label, required), value: textOf(initial), dir: 'ltr', required });
  const input = element.querySelector('input')!;
  const preview = h('div', { class: 'preview' });
  const show = () => put(preview, previewOf(input.value));
  input.addEventListener('change', show);
  const operation = office.description.operations.find(({ isUpload, path }) => isUpload && path === '/helpers/upload');
  const upload = async (file: File, chooser: HTMLInputElement) => {
    const body = new FormData();
    const preset = PRESETS.find(([pattern]) => pattern.test(name))?.[1];
    if (preset) body.set('for', preset);
    body.set('file', file);
    await attempt(chooser, async () => {
      const { data } = await send(operation!, { path: operation!.path, body });
      input.value = (data as { url: string }).url;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      show();
    });
    chooser.value = '';
  };
  show();
  element.append(
    h(
      'div',
      { class: 'buttons' },
      preview,
      operation && fileButton(`${w('chooseFile')}: ${label}`, upload, 'image/*,video/*'),
    ),
  );
  const value = () => {
    const text = input.value.trim();
    if (text !== '') return text;
    return initial === undefined || initial === null || initial === '' ? undefined : null;
  };
  return { element, value, rename: renamed(element) };
}

function previewOf(address: string): Node | false {
  if (address === '') return false;
  if (/\.(mp4|webm|mov)(\?|$)/i.test(address))
    return h('video', { src: pictureAddress(address), controls: true, class: 'thumbnail' });
  return h('img', { src: pictureAddress(address), alt: '', class: 'thumbnail', width: 80, height: 64 });
}
