import { between, circle, darker, ellipse, lighter, pick, polygon, rect, repeat, shape } from './canvas';
import { art, CLOTHS, floorLamp, type Furnish, LEAVES, plant, WOODS } from './props';

export const living: Furnish = (random, { accent, lit }) => {
  const [cloth, wood] = [pick(CLOTHS, random), pick(WOODS, random)];
  const [x, width] = [between(380, 430, random), between(370, 430, random)];
  const seats = pick([2, 3], random);
  const each = (width - 44) / seats;
  const rug = pick(CLOTHS, random);
  const carpet =
    random() < 0.5
      ? ellipse(540, 566, 340, 56, lighter(rug, 0.35)) + ellipse(540, 566, 300, 46, lighter(rug, 0.5))
      : polygon(
          [
            [260, 524],
            [830, 524],
            [900, 616],
            [190, 616],
          ],
          lighter(rug, 0.35),
        ) +
        polygon(
          [
            [280, 534],
            [812, 534],
            [868, 604],
            [222, 604],
          ],
          lighter(rug, 0.5),
        );
  const sofa =
    rect(x + 14, 500, 10, 26, wood) +
    rect(x + width - 24, 500, 10, 26, wood) +
    rect(x + 8, 344, width - 16, 120, darker(cloth, 0.1), 22) +
    repeat(seats, index => rect(x + 22 + index * each + 2, 352, each - 4, 92, cloth, 16)) +
    rect(x, 440, width, 66, darker(cloth, 0.06), 20) +
    repeat(seats, index => rect(x + 22 + index * each + 2, 430, each - 4, 42, lighter(cloth, 0.08), 12)) +
    rect(x - 14, 402, 42, 106, darker(cloth, 0.14), 18) +
    rect(x + width - 28, 402, 42, 106, darker(cloth, 0.14), 18) +
    rect(x + 40, 378, 62, 58, pick(CLOTHS, random), 12) +
    rect(x + width - 104, 384, 60, 54, lighter(accent, 0.2), 12);
  const table =
    random() < 0.5
      ? ellipse(520, 548, 110, 18, wood) +
        ellipse(520, 544, 110, 18, lighter(wood, 0.15)) +
        rect(510, 556, 20, 42, darker(wood)) +
        ellipse(520, 600, 44, 7, darker(wood))
      : rect(400, 540, 240, 14, lighter(wood, 0.12), 4) +
        rect(414, 554, 9, 48, wood) +
        rect(617, 554, 9, 48, wood) +
        rect(414, 580, 212, 7, wood);
  const things =
    rect(470, 530, 52, 6, pick(CLOTHS, random)) +
    rect(476, 524, 44, 6, '#f1ece0') +
    circle(560, 528, 12, '#efe6d6') +
    rect(557, 508, 6, 14, pick(LEAVES, random));
  const wall =
    random() < 0.5
      ? art(560, 110, 190, 140, random)
      : art(540, 110, 110, 150, random) + art(672, 110, 110, 150, random);
  return (
    carpet +
    wall +
    floorLamp(random() < 0.5 ? 880 : 356, 500, lit) +
    sofa +
    table +
    things +
    plant(920, 610, between(74, 100, random), random)
  );
};

export const bedroom: Furnish = (random, { accent, lit }) => {
  const [cloth, wood] = [pick(CLOTHS, random), pick(WOODS, random)];
  const x = 420;
  const head = pick(
    [
      rect(x - 20, 250, 440, 180, wood, 18),
      repeat(6, index => rect(x - 16 + index * 73, 236, 69, 190, lighter(cloth, 0.15), 14)),
      shape(`M${x - 16} 430 V320 A216 110 0 0 1 ${x + 416} 320 V430Z`, lighter(accent, 0.1)),
      rect(x - 16, 280, 432, 12, wood) + repeat(13, index => rect(x - 16 + index * 35, 280, 8, 150, wood)),
    ],
    random,
  );
  const bed =
    rect(x - 10, 420, 420, 116, '#f8f4ec', 18) +
    rect(x + 26, 356, 160, 76, '#ffffff', 24) +
    rect(x + 214, 356, 160, 76, '#ffffff', 24) +
    rect(x + 110, 384, 180, 58, pick(CLOTHS, random), 20) +
    shape(`M${x - 12} 458 Q${x + 200} 440 ${x + 412} 458 V540 Q${x + 200} 556 ${x - 12} 540Z`, cloth) +
    shape(`M${x - 12} 458 Q${x + 200} 440 ${x + 412} 458 V476 Q${x + 200} 458 ${x - 12} 476Z`, lighter(cloth, 0.3)) +
    rect(x - 4, 540, 14, 24, wood) +
    rect(x + 392, 540, 14, 24, wood);
  const stand = (left: number) =>
    rect(left, 452, 72, 84, wood, 5) +
    rect(left + 8, 466, 56, 28, lighter(wood, 0.12), 3) +
    circle(left + 36, 480, 4, '#e9d8a6') +
    rect(left + 33, 408, 6, 44, '#d9cdb8') +
    polygon(
      [
        [left + 8, 408],
        [left + 20, 364],
        [left + 52, 364],
        [left + 64, 408],
      ],
      lit ? '#ffe2a1' : '#f3e7cf',
    );
  const rug = polygon(
    [
      [x - 90, 560],
      [x + 470, 560],
      [x + 520, 622],
      [x - 140, 622],
    ],
    lighter(pick(CLOTHS, random), 0.42),
  );
  return (
    rug +
    art(555, 84, 150, 112, random) +
    head +
    bed +
    stand(x - 102) +
    stand(x + 432) +
    plant(70, 612, between(80, 108, random), random)
  );
};
