import { between, circle, darker, ellipse, lighter, line, pick, polygon, rect, repeat, shape } from './canvas';
import { CLOTHS, type Furnish, plant, WOODS } from './props';

export const kitchen: Furnish = (random, { accent, lit }) => {
  const [wood, front] = [
    pick(WOODS, random),
    pick(['#3f5a5c', '#e9e2d4', '#5a6b46', '#44567a', '#b98b6f', '#8f9a94'], random),
  ];
  const stone = pick(['#f4f1ea', '#d8d2c8', '#55524f'], random);
  const tiles = repeat(4, row =>
    repeat(13, column =>
      rect(502 + column * 35, 236 + row * 25, 32, 22, (row + column) % 5 === 0 ? lighter(accent, 0.25) : '#f5f0e6', 2),
    ),
  );
  const shelves =
    random() < 0.5
      ? repeat(
          2,
          row =>
            rect(510, 128 + row * 62, 430, 8, wood) +
            repeat(8, index =>
              rect(
                526 + index * 50,
                128 + row * 62 - between(18, 38, random),
                between(16, 28, random),
                38,
                pick(CLOTHS, random),
                4,
              ),
            ),
        ).replaceAll('height="38"', 'height="18"')
      : repeat(
          4,
          index =>
            rect(504 + index * 112, 90, 108, 134, front, 3) + rect(504 + index * 112 + 88, 196, 4, 20, '#e3d5b4'),
        );
  const counter =
    rect(490, 344, 470, 14, stone) +
    rect(496, 358, 464, 150, front) +
    repeat(
      4,
      index =>
        rect(504 + index * 115, 368, 106, 132, lighter(front, 0.08), 3) +
        rect(540 + index * 115, 378, 34, 5, '#e3d5b4', 2),
    );
  const hob =
    rect(760, 336, 110, 8, '#2f2d2d') +
    rect(640, 300, 6, 44, '#9aa3a5') +
    shape('M643 302 q0 -22 26 -20 v8 q-18 0 -18 12Z', '#9aa3a5');
  const island =
    rect(250, 478, 460, 16, stone) +
    rect(268, 494, 424, 110, wood) +
    repeat(12, index => rect(276 + index * 35, 494, 2, 110, darker(wood, 0.16)));
  const stools = repeat(
    3,
    index =>
      ellipse(340 + index * 140, 540, 34, 9, pick(CLOTHS, random)) +
      line(
        `M${322 + index * 140} 546 L${312 + index * 140} 626 M${358 + index * 140} 546 L${368 + index * 140} 626`,
        '#4f4a44',
        5,
      ),
  );
  const pendants = repeat(
    3,
    index =>
      rect(349 + index * 130, 0, 2, 120, '#4f4a44') +
      shape(
        `M${322 + index * 130} 156 Q${350 + index * 130} 84 ${378 + index * 130} 156Z`,
        lit ? '#ffe2a1' : lighter(accent, 0.1),
      ),
  );
  const bowl =
    shape('M420 462 h90 q-6 18 -45 18 q-39 0 -45 -18Z', '#f5f0e6') +
    repeat(4, index => circle(438 + index * 18, 458, 11, pick(['#e0953d', '#c9c24f', '#b5523c'], random)));
  return tiles + shelves + counter + hob + plant(920, 344, 34, random) + island + bowl + stools + pendants;
};

export const bathroom: Furnish = (random, { accent, lit }) => {
  const [wood, tile] = [pick(WOODS, random), pick(['#dfe8e6', '#efe4d6', '#d6dfe6', '#e6ded2'], random)];
  const tiles = repeat(6, row =>
    repeat(11, column =>
      rect(482 + column * 44, 196 + row * 42, 41, 39, (row * 3 + column) % 7 === 0 ? lighter(accent, 0.3) : tile, 2),
    ),
  );
  const mirror =
    random() < 0.5
      ? circle(800, 190, 84, wood) +
        circle(800, 190, 76, '#cfe1e6') +
        polygon(
          [
            [760, 240],
            [800, 130],
            [822, 130],
            [782, 244],
          ],
          '#e2eef1',
        )
      : rect(720, 104, 170, 180, wood, 10) +
        rect(728, 112, 154, 164, '#cfe1e6', 6) +
        polygon(
          [
            [746, 276],
            [800, 112],
            [830, 112],
            [776, 276],
          ],
          '#e2eef1',
        );
  const basin =
    rect(690, 380, 230, 14, '#f7f4ee') +
    rect(704, 394, 202, 96, wood, 4) +
    rect(804, 402, 3, 80, darker(wood, 0.2)) +
    shape('M750 352 h104 q-4 30 -52 30 q-48 0 -52 -30Z', '#ffffff') +
    shape('M797 352 v-34 q0 -10 16 -8 v7 q-8 0 -8 8 v27Z', '#b9975a');
  const tub =
    shape('M250 452 H640 Q650 566 586 574 H304 Q240 566 250 452Z', '#ffffff') +
    rect(238, 444, 414, 14, '#f2eee6', 7) +
    shape('M262 462 H628 Q627 474 625 482 H265 Q263 474 262 462Z', lighter('#8fbfc9', 0.3)) +
    rect(306, 572, 18, 16, '#b9975a') +
    rect(566, 572, 18, 16, '#b9975a') +
    line('M600 444 V356 Q600 330 572 332', '#b9975a', 8);
  const towels =
    rect(520, 300, 110, 5, '#b9975a') +
    rect(532, 302, 40, 92, pick(CLOTHS, random), 3) +
    rect(580, 302, 38, 74, '#f7f1e5', 3);
  const mat = ellipse(450, 606, 170, 16, lighter(pick(CLOTHS, random), 0.4));
  return (
    tiles +
    mirror +
    (lit ? circle(800, 92, 60, '#ffdf9e', 0.5) : '') +
    basin +
    towels +
    mat +
    tub +
    plant(190, 600, 74, random)
  );
};
