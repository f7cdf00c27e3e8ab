import { figure, type PoseName } from '../drawing/figures';

/** What stands or lies around the figure; gear is at its hands. */
type Gear =
  | 'barbell'
  | 'backBar'
  | 'hipBar'
  | 'dumbbell'
  | 'kettlebell'
  | 'ball'
  | 'bar'
  | 'cable'
  | 'band'
  | 'jumpRope'
  | 'ropes';
type Scene = 'mat' | 'bench' | 'incline' | 'seat' | 'box' | 'wall' | 'machine' | 'treadmill' | 'rower' | 'step';

/** The pose of each exercise of the library with its gear and surroundings. */
const EXERCISES: Readonly<Record<string, readonly [PoseName, ...(Gear | Scene)[]]>> = {
  'push-up': ['pushUp'],
  'incline-push-up': ['raisedPushUp', 'step'],
  'barbell-bench-press': ['benchPress', 'bench', 'barbell'],
  'incline-dumbbell-press': ['inclinePress', 'incline', 'dumbbell'],
  'cable-fly': ['reach', 'cable'],
  'machine-chest-press': ['seatedReach', 'machine'],
  'chest-dip': ['dip', 'bar'],
  plank: ['plank', 'mat'],
  'side-plank': ['sidePlank', 'mat'],
  'dead-bug': ['deadBug', 'mat'],
  'bird-dog': ['birdDog', 'mat'],
  'hollow-hold': ['hollow', 'mat'],
  'bicycle-crunch': ['crunch', 'mat'],
  'hanging-knee-raise': ['kneeRaise', 'bar'],
  'russian-twist': ['twist', 'mat', 'ball'],
  'mountain-climber': ['climber'],
  'pallof-press': ['reach', 'band'],
  'hip-thrust': ['hipThrust', 'bench', 'hipBar'],
  'glute-bridge': ['bridge', 'mat'],
  'kettlebell-swing': ['swing', 'kettlebell'],
  'step-up': ['stepUp', 'box'],
  'band-lateral-walk': ['stepAside'],
  clamshell: ['clamshell', 'mat'],
  deadlift: ['hinge', 'barbell'],
  'romanian-deadlift': ['bentRow', 'barbell'],
  'single-leg-deadlift': ['balance', 'dumbbell'],
  'lying-leg-curl': ['legCurl', 'bench'],
  'good-morning': ['barHinge', 'backBar'],
  'downward-dog': ['pike', 'mat'],
  'goblet-squat': ['squat', 'kettlebell'],
  'back-squat': ['barSquat', 'backBar'],
  'front-squat': ['squat', 'barbell'],
  'walking-lunge': ['lunge', 'dumbbell'],
  'bulgarian-split-squat': ['lunge', 'dumbbell', 'step'],
  'leg-press': ['legPress', 'machine'],
  'leg-extension': ['legExtension', 'seat'],
  'wall-sit': ['wallSit', 'wall'],
  'box-jump': ['jump', 'box'],
  'standing-calf-raise': ['calfRaise', 'backBar'],
  'seated-calf-raise': ['seatedCurl', 'seat'],
  'jump-rope': ['calfRaise', 'jumpRope'],
  'pull-up': ['pullUp', 'bar'],
  'lat-pulldown': ['pulldown', 'seat', 'bar'],
  'bent-over-row': ['bentRow', 'barbell'],
  'one-arm-dumbbell-row': ['bentRow', 'dumbbell'],
  'seated-cable-row': ['seatedPull', 'seat', 'cable'],
  'inverted-row': ['invertedRow', 'bar'],
  superman: ['superman', 'mat'],
  'dumbbell-curl': ['curl', 'dumbbell'],
  'hammer-curl': ['seatedCurl', 'seat', 'dumbbell'],
  'chin-up': ['pullUp', 'bar'],
  'farmers-carry': ['run', 'kettlebell'],
  'dead-hang': ['hang', 'bar'],
  'wrist-curl': ['seatedCurl', 'seat', 'dumbbell'],
  'cat-cow': ['onAllFours', 'mat'],
  'childs-pose': ['childsPose', 'mat'],
  'overhead-press': ['overhead', 'barbell'],
  'seated-dumbbell-press': ['seatedPress', 'seat', 'dumbbell'],
  'lateral-raise': ['sides', 'dumbbell'],
  'face-pull': ['facePull', 'cable'],
  'pike-push-up': ['pike'],
  'arnold-press': ['overhead', 'dumbbell'],
  'band-pull-apart': ['sides', 'band'],
  'triceps-pushdown': ['pushdown', 'cable'],
  'overhead-triceps-extension': ['behindHead', 'dumbbell'],
  'bench-dip': ['benchDip', 'step'],
  burpee: ['jump'],
  thruster: ['squat', 'dumbbell'],
  'turkish-get-up': ['getUp', 'kettlebell'],
  'rowing-machine': ['rowing', 'rower', 'cable'],
  'treadmill-run': ['run', 'treadmill'],
  'medicine-ball-slam': ['slam', 'ball'],
  'battle-ropes': ['ropes', 'ropes'],
  'bear-crawl': ['crawl'],
  'worlds-greatest-stretch': ['deepLunge', 'mat'],
};

type Figure = ReturnType<typeof figure>;

const bar = (x: number, y: number, width: number, height: number, round = 8): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"/>`;
const disc = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
/** The plates of a bar, seen from its end. */
const plates = ([x, y]: readonly [number, number]): string =>
  `${disc(x, y, 78)}<circle cx="${x}" cy="${y}" r="54" fill="none" stroke="#00000040" stroke-width="8"/>`;
const strand = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#ffffff" stroke-width="9" stroke-linecap="round"/>`;

const AROUND: Readonly<Record<Gear | Scene, (figure: Figure) => string>> = {
  barbell: ({ hands }) => plates(hands[0]!),
  backBar: ({ shoulder: [x, y] }) => plates([x - 12, y]),
  hipBar: ({ hip: [x, y] }) => plates([x, y - 24]),
  dumbbell: ({ hands }) =>
    hands
      .map(([x, y]) => bar(x - 46, y - 9, 92, 18) + bar(x - 56, y - 28, 24, 56) + bar(x + 32, y - 28, 24, 56))
      .join(''),
  kettlebell: ({ hands }) =>
    hands
      .map(
        ([x, y]) =>
          `<path d="M${x - 22} ${y + 32} Q${x - 22} ${y - 12} ${x} ${y - 12} Q${x + 22} ${y - 12} ${x + 22} ${y + 32}" fill="none" stroke="#ffffff" stroke-width="11"/>${disc(x, y + 48, 38)}`,
      )
      .join(''),
  ball: ({ hands: [hand] }) => disc(hand![0] + 14, hand![1] - 6, 50),
  bar: ({ hands }) =>
    bar(200, hands[0]![1] - 10, 560, 16) + bar(210, hands[0]![1] - 10, 16, 530) + bar(734, hands[0]![1] - 10, 16, 530),
  cable: ({ hands: [hand] }) => bar(820, 60, 26, 460) + strand(`M${hand![0]} ${hand![1]} L832 ${hand![1]}`),
  band: ({ hands }) =>
    strand(`M${hands[0]![0]} ${hands[0]![1]} L${hands[1]?.[0] ?? 860} ${hands[1]?.[1] ?? hands[0]![1]}`),
  jumpRope: ({ hands: [hand], foot: [x, y] }) =>
    strand(
      `M${hand![0]} ${hand![1]} C${x - 330} 40 ${x - 230} ${y + 60} ${x} ${y + 26} C${x + 230} ${y + 60} ${x + 330} 40 ${hand![0]} ${hand![1]}`,
    ),
  ropes: ({ hands }) => hands.map(([x, y]) => strand(`M${x} ${y} q40 -70 80 0 t80 0 t80 0 t80 0 L900 520`)).join(''),
  mat: () => bar(120, 538, 720, 18),
  bench: () => bar(230, 424, 380, 28) + bar(280, 446, 22, 84) + bar(540, 446, 22, 84),
  incline: () =>
    `<path d="M300 300 L460 470 H600" fill="none" stroke="#ffffff" stroke-width="26" stroke-linecap="round"/>${bar(440, 470, 22, 60)}`,
  seat: () => bar(340, 416, 190, 26) + bar(420, 440, 26, 92) + bar(350, 230, 22, 190),
  box: () => bar(500, 440, 210, 92),
  wall: () => bar(280, 60, 36, 472, 0),
  machine: () => bar(340, 416, 190, 26) + bar(350, 230, 22, 190) + bar(680, 150, 30, 380) + bar(560, 280, 130, 18),
  treadmill: () => bar(240, 536, 470, 26) + bar(690, 230, 20, 316) + bar(640, 226, 84, 22),
  rower: () => bar(250, 470, 520, 16) + bar(350, 446, 100, 22) + disc(740, 420, 70),
  step: () => bar(620, 416, 150, 24) + bar(650, 436, 20, 96) + bar(720, 436, 20, 96),
};

const FLOOR = '<rect y="540" width="960" height="60" fill="#00000033"/>';

function scene(name: string, light: string): string {
  const [pose, ...around] = EXERCISES[name] ?? (['standing'] as const);
  const drawn = figure(pose, light);
  const parts = around.map(part => AROUND[part](drawn)).join('');
  return `<g fill="#ffffff" opacity="0.55">${parts}</g>${drawn.drawing}`;
}

/** Somebody doing the exercise. */
export const exercise = (name: string, light: string): string => `${FLOOR}${scene(name, light)}`;

/** Two people side by side, who do the first and the third exercise of a workout. */
export function workout([first = '', second = '', third = second]: readonly string[], light: string): string {
  const one = (name: string, x: number) => `<g transform="translate(${x} 162) scale(0.7)">${scene(name, light)}</g>`;
  return `${FLOOR}${one(first, -76)}${one(third, 344)}`;
}
