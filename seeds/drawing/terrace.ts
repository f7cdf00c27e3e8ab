import { between, darker, ellipse, lighter, pick, polygon, randomOf, rect, repeat, shape, svg, WIDTH } from './canvas';
import { CLOTHS } from './props';
import { type Hour, LIGHTS, sky, tone } from './light';
import { bush, palm } from './plants';
import { type Surroundings, surroundings } from './surroundings';

/** The terrace of a house with what is seen from it, as SVG. */
export function drawTerrace(seed: string, around: Surroundings, hour: Hour): string {
  const random = randomOf(`${seed} terrace`);
  const light = LIGHTS[hour];
  const { gradients, content } = surroundings(around, light, random);
  const wood = tone(light, pick(['#c8a678', '#b08a5e', '#d0c4b2'], random));
  const cloth = tone(light, pick(CLOTHS, random));
  const dark = tone(light, '#6a4f38');
  const deck =
    rect(0, 520, WIDTH, 120, wood) +
    repeat(13, plank =>
      polygon(
        [
          [plank * 90 - 60, 640],
          [plank * 90 - 57, 640],
          [480 + (plank * 90 - 538) * 0.72, 520],
          [480 + (plank * 90 - 540) * 0.72, 520],
        ],
        darker(wood, 0.16),
      ),
    );
  const railing =
    random() < 0.5
      ? rect(0, 408, WIDTH, 7, dark) +
        repeat(5, post => rect(post * 238, 408, 8, 116, dark)) +
        repeat(3, wire => rect(0, 434 + wire * 26, WIDTH, 2, dark))
      : rect(0, 470, WIDTH, 52, tone(light, '#efe4d2')) +
        rect(0, 462, WIDTH, 12, lighter(tone(light, '#efe4d2'), 0.3)) +
        repeat(6, index => bush(light, 60 + index * 168, 466, 24, random));
  const shade = pick(['umbrella', 'pergola', 'lights'] as const, random);
  const above =
    shade === 'umbrella'
      ? rect(716, 190, 7, 350, dark) +
        shape(
          'M560 236 Q720 92 880 236 Q853 222 827 236 Q800 222 773 236 Q747 222 720 236 Q693 222 667 236 Q640 222 613 236 Q587 222 560 236Z',
          cloth,
        )
      : shade === 'pergola'
        ? rect(36, 60, 16, 470, dark) +
          rect(908, 60, 16, 470, dark) +
          rect(0, 56, WIDTH, 16, dark) +
          repeat(13, beam => rect(14 + beam * 76, 34, 10, 24, dark)) +
          repeat(5, index => bush(light, 60 + index * 30, 96, 22, random))
        : shape('M0 90 Q240 180 480 110 Q720 190 960 80 V84 Q720 194 480 114 Q240 184 0 94Z', dark) +
          repeat(12, index => ellipse(50 + index * 78, 134 + Math.sin(index * 1.3) * 22, 6, 8, '#ffe2a1'));
  const furniture = random() < 0.5 ? lounge(cloth, dark) : dining(cloth, dark, tone(light, '#f4efe4'));
  const plants =
    palm(light, between(40, 80, random), 600, 190, random) +
    bush(light, 900, 606, 40, random) +
    bush(light, 846, 618, 26, random);
  return svg(gradients, sky(light, random) + content + railing + deck + above + furniture + plants);
}

const lounge = (cloth: string, dark: string): string =>
  rect(250, 470, 330, 74, darker(cloth, 0.12), 14) +
  rect(250, 520, 330, 44, cloth, 12) +
  rect(240, 494, 30, 78, darker(cloth, 0.18), 10) +
  rect(560, 494, 30, 78, darker(cloth, 0.18), 10) +
  rect(300, 486, 56, 44, '#f6efe2', 10) +
  rect(470, 488, 54, 42, lighter(cloth, 0.35), 10) +
  ellipse(440, 598, 110, 13, dark) +
  ellipse(440, 594, 110, 13, lighter(dark, 0.22)) +
  rect(420, 572, 10, 20, '#f2e9d8', 2) +
  ellipse(470, 586, 16, 5, '#e8d2b0');

const dining = (cloth: string, dark: string, white: string): string => {
  const chair = (x: number, side: 1 | -1) =>
    rect(x, 520, 74, 12, cloth, 5) +
    rect(side === 1 ? x : x + 62, 448, 12, 82, dark, 5) +
    rect(x + 4, 530, 7, 66, dark) +
    rect(x + 63, 530, 7, 66, dark);
  return (
    chair(250, 1) +
    chair(560, -1) +
    rect(330, 500, 224, 13, white, 5) +
    rect(436, 513, 12, 82, dark) +
    ellipse(442, 598, 54, 8, dark) +
    ellipse(396, 497, 24, 5, '#f7f3ea') +
    ellipse(488, 497, 24, 5, '#f7f3ea') +
    rect(434, 470, 14, 30, '#8fb39a', 4) +
    ellipse(441, 462, 18, 14, '#d8548c')
  );
};
