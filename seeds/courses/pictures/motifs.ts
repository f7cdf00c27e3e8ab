/** What a cover shows, around the middle of the picture, in the light and the dark colour of its palette. */
type Motif = (light: string, dark: string) => string;

const panel = (x: number, y: number, width: number, height: number, fill: string, round = 24) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const line = (x: number, y: number, width: number, fill: string, height = 22) =>
  panel(x, y, width, height, fill, height / 2);
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const stroke = (path: string, colour: string, width = 18) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const browser: Motif = (light, dark) =>
  panel(330, 150, 620, 420, light) +
  panel(330, 150, 620, 70, dark) +
  [375, 415, 455].map(x => dot(x, 185, 13, light)).join('') +
  line(380, 265, 300, dark, 34) +
  [330, 375, 420].map((y, index) => line(380, y, 260 - index * 40, `${dark}99`)).join('') +
  panel(700, 270, 200, 170, `${dark}66`) +
  `<path d="M710 430 L770 350 L815 400 L850 365 L890 430Z" fill="${dark}"/>` +
  line(380, 490, 150, dark, 40);

const code: Motif = (light, dark) =>
  panel(300, 140, 680, 440, dark) +
  [0, 1, 2, 3, 4, 5]
    .map(row => {
      const x = 370 + [0, 50, 100, 100, 50, 0][row]!;
      const y = 200 + row * 60;
      return line(x, y, 90 + ((row * 53) % 80), light) + line(x + 200, y, 120 + ((row * 71) % 150), `${light}88`);
    })
    .join('') +
  stroke('M470 385 q15 16 30 0 t30 0 t30 0 t30 0', '#ff8a7a', 8) +
  stroke('M830 480 l35 38 l75 -90', '#8fe3a5', 22);

const servers: Motif = (light, dark) =>
  stroke('M640 250 L400 470 M640 250 L880 470 M400 470 L880 470', `${light}aa`, 12) +
  [
    [640, 230],
    [400, 470],
    [880, 470],
  ]
    .map(
      ([x, y]) =>
        panel(x! - 95, y! - 75, 190, 150, light, 20) +
        [0, 1, 2]
          .map(row => line(x! - 70, y! - 52 + row * 42, 90, dark, 20) + dot(x! + 60, y! - 42 + row * 42, 11, dark))
          .join(''),
    )
    .join('');

const chart: Motif = (light, dark) =>
  stroke('M350 150 V560 H940', light, 14) +
  [120, 210, 160, 280, 330]
    .map((height, index) => panel(400 + index * 105, 545 - height, 70, height, index === 3 ? dark : `${light}cc`, 10))
    .join('') +
  stroke('M435 400 L540 300 L645 350 L750 230 L855 180', '#ffffff', 10) +
  dot(855, 180, 18, '#ffffff');

const network: Motif = (light, dark) => {
  const layers = [
    [430, [220, 360, 500]],
    [640, [170, 297, 423, 550]],
    [850, [290, 430]],
  ] as const;
  const links = [0, 1].flatMap(layer =>
    layers[layer]![1].flatMap(from =>
      layers[layer + 1]![1].map(to => `M${layers[layer]![0]} ${from} L${layers[layer + 1]![0]} ${to}`),
    ),
  );
  const nodes = layers.flatMap(([x, ys]) => ys.map(y => dot(x, y, 38, light) + dot(x, y, 16, dark)));
  return stroke(links.join(' '), `${light}66`, 6) + nodes.join('');
};

const phone: Motif = (light, dark) =>
  panel(520, 110, 270, 500, dark, 44) +
  panel(540, 140, 230, 440, light, 28) +
  panel(565, 170, 180, 110, `${dark}55`) +
  line(565, 305, 130, dark) +
  line(565, 345, 170, `${dark}77`) +
  [0, 1].map(row => panel(565 + row * 95, 395, 85, 85, `${dark}55`, 14)).join('') +
  line(565, 515, 180, dark, 38) +
  stroke('M350 150 H470 M350 150 V270 M930 570 H830 M930 570 V450', light, 12);

const pen: Motif = (light, dark) =>
  stroke('M860 250 C820 420 640 520 460 470 C340 436 360 330 450 330', light, 58) +
  `<path d="M840 275 L800 165 L930 90 L965 205Z" fill="${dark}"/>` +
  stroke('M842 272 L900 165', light, 7) +
  [560, 630]
    .map(x => `<rect x="${x}" y="575" width="44" height="44" transform="rotate(45 ${x + 22} 597)" fill="${light}"/>`)
    .join('') +
  `<rect x="595" y="240" width="44" height="44" transform="rotate(45 617 262)" fill="${light}"/>`;

const megaphone: Motif = (light, dark) =>
  `<path d="M470 300 L790 170 V530 L470 410Z" fill="${light}"/>` +
  panel(390, 295, 110, 120, dark, 26) +
  `<path d="M500 415 L540 560 H610 L580 440Z" fill="${dark}"/>` +
  stroke('M850 270 Q900 350 850 430 M905 220 Q985 350 905 480', light, 20);

const coins: Motif = (light, dark) =>
  [
    [420, 2],
    [570, 4],
    [720, 3],
    [870, 6],
  ]
    .map(([x, height]) =>
      Array.from(
        { length: height! },
        (_, level) =>
          `<ellipse cx="${x}" cy="${540 - level * 48}" rx="68" ry="26" fill="${dark}"/><ellipse cx="${x}" cy="${526 - level * 48}" rx="68" ry="26" fill="${light}"/>`,
      ).join(''),
    )
    .join('') + stroke('M400 340 L560 240 L690 290 L860 150 M795 145 L865 145 L860 215', '#ffffff', 14);

const bubbles: Motif = (light, dark) =>
  panel(320, 160, 400, 230, light, 60) +
  `<path d="M400 370 L380 470 L500 380Z" fill="${light}"/>` +
  [0, 1].map(row => line(380, 225 + row * 60, 280 - row * 90, dark, 26)).join('') +
  panel(600, 330, 380, 220, dark, 60) +
  `<path d="M880 530 L920 620 L800 540Z" fill="${dark}"/>` +
  [680, 790, 900].map(x => dot(x, 440, 24, light)).join('');

const tea: Motif = (light, dark) =>
  `<path d="M430 300 H730 L700 520 Q690 580 630 580 H530 Q470 580 460 520Z" fill="${light}"/>` +
  stroke('M725 350 Q830 340 815 420 Q800 480 710 470', light, 26) +
  `<path d="M444 400 H716 L700 520 Q690 580 630 580 H530 Q470 580 460 520Z" fill="${dark}"/>` +
  stroke('M520 250 q-30 -45 0 -85 q30 -45 0 -80 M620 250 q-30 -45 0 -85 q30 -45 0 -80', `${light}aa`, 14) +
  panel(800, 140, 190, 130, dark, 44) +
  [850, 895, 940].map(x => dot(x, 205, 13, light)).join('');

const clock: Motif = (light, dark) =>
  dot(640, 360, 220, light) +
  dot(640, 360, 180, dark) +
  [0, 90, 180, 270]
    .map(
      turn =>
        `<rect x="630" y="196" width="20" height="50" rx="10" fill="${light}" transform="rotate(${turn} 640 360)"/>`,
    )
    .join('') +
  stroke('M640 250 V360 L730 420', light, 22);

const chip: Motif = (light, dark) =>
  [440, 540, 640, 740, 840].map(x => stroke(`M${x} 150 V570`, `${light}88`, 14)).join('') +
  [220, 320, 400, 500].map(y => stroke(`M360 ${y} H920`, `${light}88`, 14)).join('') +
  panel(420, 190, 440, 340, light, 36) +
  panel(500, 260, 280, 200, dark);

const briefcase: Motif = (light, dark) =>
  stroke('M540 240 V190 Q540 160 570 160 H710 Q740 160 740 190 V240', light, 26) +
  panel(370, 240, 540, 320, light, 36) +
  panel(370, 370, 540, 26, dark, 0) +
  panel(600, 345, 80, 80, dark, 16);

const target: Motif = (light, dark) =>
  [220, 160, 100, 44].map((radius, index) => dot(620, 370, radius, index % 2 ? dark : light)).join('') +
  stroke('M620 370 L880 140 M830 130 L890 132 L888 192', '#ffffff', 16);

const sprout: Motif = (light, dark) =>
  stroke('M640 590 V330', light, 22) +
  `<path d="M640 420 Q470 420 440 250 Q620 240 640 420Z" fill="${light}"/>` +
  `<path d="M640 340 Q650 170 830 150 Q840 330 640 340Z" fill="${dark}"/>` +
  `<path d="M450 590 Q640 520 830 590 V640 H450Z" fill="${dark}"/>`;

/** The motif and the palette of a course or category, by slug. */
export const motifs: Readonly<Record<string, readonly [Motif, palette: number]>> = {
  'web-foundations': [browser, 0],
  'typescript-in-practice': [code, 1],
  'apis-with-node': [servers, 4],
  'data-analysis-with-python': [chart, 3],
  'machine-learning-first-steps': [network, 1],
  'interface-design-essentials': [phone, 2],
  'arabic-typography': [pen, 5],
  'digital-marketing-plan': [megaphone, 2],
  'small-business-finance': [coins, 3],
  'business-english': [bubbles, 4],
  'spoken-arabic-for-beginners': [tea, 5],
  'time-and-focus': [clock, 0],
  technology: [chip, 4],
  'web-development': [browser, 1],
  'data-and-ai': [network, 3],
  design: [pen, 2],
  business: [briefcase, 5],
  marketing: [target, 0],
  languages: [bubbles, 1],
  'personal-growth': [sprout, 3],
};
