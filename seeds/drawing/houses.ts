import { between, HEIGHT, pick, randomOf, rect, svg, WIDTH } from './canvas';
import { CABINS } from './cabins';
import { type Hour, type Light, LIGHTS, sky, tone } from './light';
import { border, bush, cypress, hedge } from './plants';
import { frame, pool, type Surroundings, surroundings, way } from './surroundings';
import { MID_RISES, TOWERS } from './towers';
import { row, VILLAS } from './villas';

export type HouseKind = 'tower' | 'mid-rise' | 'villa' | 'row' | keyof typeof CABINS;

export interface House {
  /** Every form and colour follows from it. */
  seed: string;
  kind: HouseKind;
  around: Surroundings;
  hour: Hour;
  /** Which of the forms of its kind it has; counts round. */
  form: number;
}

const FOOT = 540;
const PAVINGS = ['#d9cdb8', '#c9b79d', '#cfc9bf', '#d8b892'] as const;

/** A house from the street, in what lies around it, as SVG. The same house is drawn the same every time. */
export function drawHouse({ seed, kind, around, hour, form }: House): string {
  const random = randomOf(seed);
  const light = LIGHTS[hour];
  const { gradients, content } = surroundings(around, light, random);
  const forms = formsOf(kind);
  const drawn = forms[form % forms.length]!(light, random);
  const house = random() < 0.5 ? `<g transform="translate(${WIDTH}) scale(-1 1)">${drawn}</g>` : drawn;
  const hasPool = kind === 'villa' && random() < 0.7;
  return svg(
    gradients,
    sky(light, random) +
      content +
      lawn(light, around, random) +
      behind(light, random) +
      house +
      front(light, random, hasPool) +
      frame(around, light, random),
  );
}

type Draw = (light: Light, random: () => number) => string;

function formsOf(kind: HouseKind): readonly Draw[] {
  if (kind === 'tower') return TOWERS;
  if (kind === 'mid-rise') return MID_RISES;
  if (kind === 'villa') return VILLAS;
  return kind === 'row' ? [row] : CABINS[kind];
}

/** Green or sand under the house. */
function lawn(light: Light, around: Surroundings, random: () => number): string {
  const isDry = around === 'desert' || around === 'sea' || around === 'mountains';
  const colour = isDry ? pick(['#d8c08f', '#c9a871'], random) : pick(['#9cb86a', '#a9bf78', '#8fae66'], random);
  return around === 'city' || around === 'marina'
    ? rect(0, FOOT - 8, WIDTH, HEIGHT - FOOT + 8, tone(light, pick(PAVINGS, random)))
    : rect(0, FOOT - 22, WIDTH, HEIGHT - FOOT + 22, tone(light, colour));
}

const behind = (light: Light, random: () => number): string =>
  random() < 0.4
    ? cypress(light, 140, FOOT + 4, between(120, 190, random)) +
      cypress(light, 822, FOOT + 4, between(110, 180, random))
    : hedge(light, -20, FOOT + 2, 250, 40) + hedge(light, 740, FOOT + 2, 260, 40);

function front(light: Light, random: () => number, hasPool: boolean): string {
  const flowers = border(light, -10, 190, FOOT + 30, random) + border(light, 770, 970, FOOT + 30, random);
  if (hasPool)
    return flowers + pool(light, 300, 562, 360) + bush(light, 240, 600, 24, random) + bush(light, 740, 604, 26, random);
  return way(light, between(420, 540, random), FOOT, pick(PAVINGS, random)) + flowers;
}
