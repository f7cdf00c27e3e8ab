import { between, plate, repeat, shade } from './canvas';

type Random = () => number;
const [X, Y] = [400, 300];

/** What a dish is served on or in; `colour` is `#rrggbb`. */
export type Ware =
  | { as: 'plate' | 'bowl' | 'oval' | 'pan'; colour: string }
  | { as: 'wooden-bowl' | 'board' | 'slate' | 'tray' | 'basket' };

export function drawWare(ware: Ware, random: Random): string {
  switch (ware.as) {
    case 'plate':
      return plate(X, Y, 262, ware.colour);
    case 'bowl':
      return `${plate(X, Y, 252, ware.colour)}<circle cx="${X}" cy="${Y}" r="206" fill="${shade(ware.colour, -0.3)}"/>`;
    case 'oval':
      return `<g transform="translate(${X} ${Y}) scale(1.32 0.96)">${plate(0, 0, 262, ware.colour)}</g>`;
    case 'pan':
      return pan(ware.colour);
    case 'wooden-bowl':
      return `${plate(X, Y, 256, '#9a6234')}${repeat(5, ring => `<circle cx="${X}" cy="${Y}" r="${250 - ring * 9}" fill="none" stroke="#7d4c25" stroke-width="2" opacity="0.6"/>`)}<circle cx="${X}" cy="${Y}" r="204" fill="#6e421f"/>`;
    case 'board':
      return board(random);
    case 'slate':
      return `${shadowOf(96, 70, 620, 470, 10)}<path d="M98 60 L704 68 L712 524 L90 530Z" fill="#3c4146"/><path d="M98 60 L704 68 L712 524 L90 530Z" fill="url(#gloss)" opacity="0.45"/>
        ${repeat(14, () => `<path d="M${between(110, 620, random).toFixed(0)} ${between(80, 510, random).toFixed(0)} l${between(20, 70, random).toFixed(0)} ${between(-5, 5, random).toFixed(0)}" stroke="#565c62" stroke-width="2"/>`)}`;
    case 'tray':
      return `${plate(X, Y, 272, '#c3c6cb')}<circle cx="${X}" cy="${Y}" r="232" fill="#d9dce0"/><circle cx="${X}" cy="${Y}" r="266" fill="url(#gloss)" opacity="0.7"/>`;
    case 'basket':
      return basket();
  }
}

const shadowOf = (x: number, y: number, width: number, height: number, round: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="#000" opacity="0.3" filter="url(#soft)"/>`;

const board = (random: Random): string =>
  `${shadowOf(92, 92, 640, 440, 36)}<rect x="80" y="76" width="640" height="440" rx="34" fill="#a9713f"/>
  ${repeat(11, index => `<path d="M84 ${108 + index * 38} q160 ${between(-14, 14, random).toFixed(1)} 320 0 t312 0" stroke="#8f5b2f" stroke-width="3" fill="none" opacity="0.5"/>`)}
  <rect x="80" y="76" width="640" height="440" rx="34" fill="url(#gloss)" opacity="0.5"/>`;

const pan = (colour: string): string =>
  `<ellipse cx="390" cy="324" rx="252" ry="246" fill="#000" opacity="0.35" filter="url(#soft)"/>
  <rect x="590" y="268" width="230" height="58" rx="26" fill="#23252a"/><rect x="600" y="274" width="200" height="14" rx="7" fill="#4a4d55"/>
  <circle cx="370" cy="300" r="256" fill="#23252a"/><circle cx="370" cy="300" r="250" fill="none" stroke="#565a63" stroke-width="5"/>
  <circle cx="370" cy="300" r="222" fill="#17181c"/><circle cx="370" cy="304" r="208" fill="${colour}"/>`;

/** A woven basket with paper in it. */
const basket = (): string =>
  `<ellipse cx="410" cy="322" rx="290" ry="236" fill="#000" opacity="0.32" filter="url(#soft)"/><ellipse cx="400" cy="304" rx="288" ry="236" fill="#8a5a2c"/>
  ${repeat(36, index => `<ellipse cx="400" cy="304" rx="272" ry="220" fill="none" stroke="${index % 2 ? '#b98245' : '#6d431d'}" stroke-width="26" stroke-dasharray="20 700" stroke-dashoffset="${-index * 42.8}"/>`)}
  <path d="M150 250 L260 110 L400 150 L560 96 L660 240 L650 400 L520 500 L380 470 L230 500 L140 380Z" fill="#f3ead8"/>
  <path d="M260 110 L300 250 L150 250Z M560 96 L520 240 L660 240Z M520 500 L500 390 L650 400Z" fill="#e2d5bb"/>`;
