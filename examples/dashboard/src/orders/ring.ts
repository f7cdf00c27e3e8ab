import { h, put } from '#kit/element';
import { silentIcon, soundIcon } from '#kit/icons';
import { words } from '#kit/language';
import { newOrder } from './orders';

const say = words({
  on: ['Sound is on', 'الصوت يعمل'],
  off: ['Sound is off', 'الصوت متوقف'],
});

const NOTES_HZ = [880, 1175];
const NOTE_SECONDS = 0.25;
const KEY = 'dashboard.silent';

let context: AudioContext | undefined;
let isSilent = localStorage.getItem(KEY) !== null;

/** A browser makes no sound before somebody has touched the page: the first touch opens it. */
addEventListener('pointerdown', () => void (context ??= new AudioContext()).resume(), { once: true });

/** Two short notes, without a file to load. */
function ring(): void {
  if (isSilent || !context) return;
  for (const [position, hertz] of NOTES_HZ.entries()) {
    const begin = context.currentTime + position * NOTE_SECONDS;
    const [note, volume] = [new OscillatorNode(context, { frequency: hertz }), new GainNode(context, { gain: 0.3 })];
    note.connect(volume).connect(context.destination);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS);
    note.start(begin);
    note.stop(begin + NOTE_SECONDS);
  }
}

/** Rings for each order that can be accepted, while it is switched on. */
export function soundSwitch(page: AbortSignal): HTMLButtonElement {
  const button = h('button', {
    class: 'quiet icon',
    onclick: () => {
      isSilent = !isSilent;
      if (isSilent) localStorage.setItem(KEY, 'yes');
      else localStorage.removeItem(KEY);
      show();
      ring();
    },
  });
  const show = () => {
    put(button, isSilent ? silentIcon() : soundIcon());
    button.title = isSilent ? say('off') : say('on');
    button.ariaLabel = button.title;
    button.ariaPressed = String(!isSilent);
  };
  newOrder.onChange(page, ring);
  show();
  return button;
}
