import { circle, fade, HEIGHT, pick, rect, repeat, WIDTH } from './canvas';

const PAPERS = [
  ['#efe6d6', '#e2d3b9'],
  ['#dfe8e4', '#cbd9d2'],
  ['#f0dfd4', '#e4cab9'],
  ['#dde3ea', '#c8d2de'],
] as const;
const CLOTHS = ['#3f6f74', '#b4643f', '#5a6b46', '#7a4b5c', '#d1a24c', '#44567a'] as const;
const FLOOR = 450;

interface Room {
  gradients: string;
  content: string;
}

/** Wall, floor and a window onto the day. */
function shell(random: () => number): Room {
  const [high, low] = pick(PAPERS, random);
  const window = 110 + random() * 120;
  const curtain = pick(CLOTHS, random);
  return {
    gradients: fade('wall', high, low) + fade('floor', '#b98d5e', '#8f6840') + fade('day', '#a9d4ea', '#fbeecb'),
    content:
      rect(0, 0, WIDTH, FLOOR, 'url(#wall)') +
      rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, 'url(#floor)') +
      repeat(9, plank => rect(plank * 112, FLOOR, 2, HEIGHT - FLOOR, 'rgba(0,0,0,0.14)')) +
      rect(window, 80, 240, 220, '#ffffff', 4) +
      rect(window + 10, 90, 220, 200, 'url(#day)') +
      rect(window + 116, 90, 8, 200, '#ffffff') +
      rect(window - 34, 66, 40, 270, curtain, 8) +
      rect(window + 234, 66, 40, 270, curtain, 8),
  };
}

export function livingRoom(random: () => number): Room {
  const { gradients, content } = shell(random);
  const cloth = pick(CLOTHS, random);
  const cushion = pick(CLOTHS, random);
  return {
    gradients,
    content:
      content +
      rect(620, 110, 170, 120, '#6b5137', 4) +
      rect(632, 122, 146, 96, pick(CLOTHS, random)) +
      `<ellipse cx="520" cy="560" rx="330" ry="54" fill="${pick(CLOTHS, random)}" opacity="0.55"/>` +
      rect(430, 330, 420, 110, cloth, 26) +
      rect(410, 400, 460, 90, cloth, 22) +
      rect(470, 350, 90, 76, cushion, 14) +
      rect(720, 350, 90, 76, cushion, 14) +
      rect(360, 520, 260, 16, '#7c5a38', 8) +
      rect(384, 534, 12, 60, '#5d432a') +
      rect(584, 534, 12, 60, '#5d432a') +
      circle(490, 506, 16, '#f1eee6'),
  };
}

export function bedroom(random: () => number): Room {
  const { gradients, content } = shell(random);
  const cloth = pick(CLOTHS, random);
  return {
    gradients,
    content:
      content +
      rect(400, 250, 440, 180, '#7b5b3c', 18) +
      rect(390, 400, 460, 130, '#f7f3ea', 20) +
      rect(390, 450, 460, 110, cloth, 18) +
      rect(440, 350, 150, 76, '#ffffff', 22) +
      rect(650, 350, 150, 76, '#ffffff', 22) +
      rect(866, 400, 74, 150, '#6a4c31', 6) +
      rect(896, 330, 14, 70, '#8a8378') +
      `<polygon points="870,340 936,340 920,286 886,286" fill="#f6d99a"/>`,
  };
}
