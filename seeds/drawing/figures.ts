/** A point of a picture that is 96 units wide and 60 high, with the floor at 52. */
type Point = readonly [x: number, y: number];

/**
 * Joints of figures seen from the side: head, shoulder and hip; elbow and hand; knee and foot. A far arm and a far leg may
 * follow.
 */
const POSES = {
  standing: '48,11 48,19 48,34 | 47,27 49,34 | 49,43 48,52',
  squat: '55,20 51,27 40,40 | 57,33 56,26 | 55,40 49,52',
  barSquat: '56,20 51,26 40,40 | 47,33 50,26 | 55,40 49,52',
  hinge: '63,22 57,27 41,32 | 56,35 54,43 | 48,42 46,52',
  barHinge: '63,23 56,25 41,31 | 51,31 54,24 | 46,42 45,52',
  bentRow: '64,24 58,28 42,32 | 50,36 56,38 | 49,42 46,52',
  balance: '65,28 59,29 45,31 | 58,37 57,44 | 47,42 46,52 |  | 35,30 24,31',
  swing: '47,11 47,19 46,34 | 55,22 64,22 | 48,43 46,52',
  lunge: '47,13 47,21 47,35 | 46,29 47,37 | 60,39 60,52 |  | 43,48 31,51',
  deepLunge: '64,27 58,32 45,41 | 59,41 58,51 | 63,39 64,52 | 57,22 56,13 | 33,46 21,51',
  stepUp: '50,9 49,17 47,30 | 46,24 49,31 | 58,31 57,42 |  | 45,41 41,52',
  jump: '42,8 42,15 38,28 | 49,14 55,8 | 50,30 45,39',
  run: '53,10 50,18 46,33 | 44,25 51,29 | 57,36 56,47 | 57,24 62,18 | 42,43 31,45',
  pushUp: '72,32 65,36 45,42 | 59,44 65,51 | 34,46 22,50',
  raisedPushUp: '69,23 62,28 45,38 | 59,37 67,40 | 35,44 24,51',
  plank: '72,37 65,41 45,43 | 65,51 73,51 | 34,47 22,50',
  sidePlank: '69,24 63,30 45,40 | 63,42 63,52 | 34,46 22,52 | 61,20 59,10',
  climber: '72,30 65,34 45,36 | 65,43 65,52 | 58,43 48,47 |  | 34,44 22,51',
  pike: '61,44 58,38 45,23 | 63,45 68,52 | 38,38 31,52',
  childsPose: '64,48 57,46 38,43 | 66,50 76,51 | 50,51 34,51',
  onAllFours: '69,31 62,34 43,36 | 62,43 62,52 | 42,51 31,52',
  birdDog: '69,31 62,34 43,36 | 62,43 62,52 | 42,51 31,52 | 71,33 80,29 | 33,34 21,31',
  crawl: '69,31 62,34 43,36 | 62,43 62,52 | 52,46 44,51 |  | 37,45 27,51',
  superman: '69,41 62,45 45,49 | 71,41 80,36 | 34,47 22,42',
  benchPress: '29,36 36,38 54,39 | 37,29 37,20 | 66,41 66,52',
  inclinePress: '30,22 35,28 47,41 | 43,20 40,11 | 61,41 62,52',
  deadBug: '25,45 32,47 50,48 | 33,39 34,31 | 58,37 66,44 | 24,38 15,41 | 63,46 76,43',
  hollow: '27,41 33,45 50,49 | 23,40 14,36 | 63,45 77,40',
  crunch: '32,36 36,42 50,49 | 41,33 33,33 | 56,36 67,40 |  | 64,46 78,44',
  bridge: '25,48 32,48 49,39 | 40,51 48,51 | 63,37 64,52',
  hipThrust: '27,33 33,37 50,37 | 41,42 49,36 | 65,37 65,52',
  clamshell: '24,42 31,46 51,47 | 26,51 20,47 | 64,51 55,52 |  | 64,36 57,50',
  twist: '37,24 40,31 47,48 | 49,35 56,38 | 62,40 73,48',
  hang: '48,19 48,25 48,39 | 48,17 48,8 | 48,46 46,54',
  pullUp: '50,8 48,17 47,32 | 41,17 44,9 | 49,41 41,47',
  kneeRaise: '47,19 48,25 47,39 | 48,17 48,8 | 58,35 58,45',
  invertedRow: '29,29 36,33 53,42 | 40,40 38,23 | 64,47 76,51',
  dip: '51,13 49,21 48,36 | 41,27 48,34 | 50,45 41,50',
  benchDip: '47,17 45,25 47,41 | 37,30 40,38 | 61,44 74,51',
  seatedPress: '41,15 41,23 41,38 | 47,20 45,10 | 54,39 54,52',
  seatedReach: '41,15 41,23 41,38 | 45,30 52,30 | 54,39 54,52',
  seatedPull: '41,15 41,23 41,38 | 35,29 45,30 | 54,39 54,52',
  pulldown: '41,15 41,23 41,38 | 49,19 46,9 | 54,39 54,52',
  seatedCurl: '41,15 41,23 41,38 | 45,33 53,37 | 54,39 54,52',
  legPress: '29,23 33,29 43,42 | 39,37 44,42 | 54,32 66,28',
  legExtension: '41,15 41,23 41,38 | 38,31 41,38 | 54,39 67,36',
  legCurl: '24,37 31,38 49,39 | 33,45 26,46 | 62,40 64,28',
  wallSit: '37,16 36,24 36,39 | 38,32 45,37 | 51,39 51,52',
  calfRaise: '48,11 48,19 48,34 | 43,25 47,18 | 48,43 46,51',
  curl: '48,11 48,19 48,34 | 47,29 56,25 | 49,43 48,52',
  overhead: '48,13 48,20 48,34 | 54,16 49,9 | 49,43 48,52 | 43,16 47,9',
  behindHead: '48,11 48,19 48,34 | 51,9 42,11 | 49,43 48,52',
  pushdown: '48,11 48,19 48,34 | 47,28 55,33 | 49,43 48,52',
  reach: '48,11 48,19 48,34 | 55,21 63,22 | 49,43 48,52',
  facePull: '48,11 48,19 48,34 | 42,19 51,13 | 49,43 48,52',
  sides: '48,11 48,19 48,34 | 57,20 66,20 | 51,43 52,52 | 39,20 30,20 | 45,43 44,52',
  stepAside: '48,11 48,19 48,34 | 53,27 49,31 | 57,43 62,52 |  | 42,43 38,52',
  slam: '47,13 47,20 46,34 | 55,17 53,9 | 51,43 47,52',
  ropes: '45,18 42,25 34,37 | 49,31 55,26 | 46,41 41,52 | 47,34 54,38',
  getUp: '46,16 46,24 45,38 | 48,16 48,9 | 57,40 57,52 |  | 42,51 30,52',
  rowing: '36,20 37,28 39,43 | 46,34 56,36 | 53,33 63,46',
};

export type PoseName = keyof typeof POSES;

const UNIT = 10;
const HEAD_RADIUS = 42;

/** The joints of a pose: `[[head, shoulder, hip], [elbow, hand], [knee, foot], ...]`. */
const jointsOf = (pose: PoseName): Point[][] =>
  POSES[pose].split('|').map(part =>
    part
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(point => {
        const [x = 0, y = 0] = point.split(',').map(number => Number(number) * UNIT);
        return [x, y] as const;
      }),
  );

const limb = (width: number, points: Point[]): string =>
  points.length < 2
    ? ''
    : `<path d="M${points.map(([x, y]) => `${x} ${y}`).join(' L')}" fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A figure in one colour, the far limbs fainter, and where its hands, shoulder and hip are. */
export function figure(pose: PoseName, colour: string) {
  const [trunk, arm, leg, farArm, farLeg] = jointsOf(pose) as [Point[], Point[], Point[], Point[]?, Point[]?];
  const [head, shoulder, hip] = trunk as [Point, Point, Point];
  const far = [farArm?.length ? limb(30, [shoulder, ...farArm]) : '', farLeg ? limb(38, [hip, ...farLeg]) : ''].join(
    '',
  );
  const drawing = `<g stroke="${colour}"><g opacity="0.5">${far}</g>${limb(58, [shoulder, hip])}${limb(40, [hip, ...leg])}
    ${limb(32, [shoulder, ...arm])}</g><circle cx="${head[0]}" cy="${head[1]}" r="${HEAD_RADIUS}" fill="${colour}"/>`;
  const hands = [arm, farArm ?? []].flatMap(joints => joints.slice(1));
  return { drawing, hands, shoulder, hip, foot: leg[1]! };
}
