import { between, blob, plate, repeat, shade, somewhere } from './canvas';

type Random = () => number;
const X = 400;
const Y = 300;

/** A round of kunafa or cake with a slice coming out. */
export function roundSweet({ crust, crumbs }: { crust: string; crumbs: string }, random: Random): string {
  const threads = repeat(420, () => {
    const [x, y] = somewhere(X, Y, 176, random);
    return blob(x, y, between(22, 46, random), 4, random() * 180, shade(crust, between(-0.25, 0.35, random)));
  });
  const nuts = repeat(120, () => {
    const [x, y] = somewhere(X, Y, 92, random);
    return blob(
      x,
      y,
      between(6, 14, random),
      between(5, 9, random),
      random() * 180,
      shade(crumbs, between(-0.25, 0.25, random)),
    );
  });
  const slice = `M${X} ${Y} L${X + 200} ${Y + 38} A204 204 0 0 1 ${X + 88} ${Y + 184}Z`;
  return `${plate(X, Y, 262, '#e9e3f0')}
    <circle cx="${X + 3}" cy="${Y + 14}" r="190" fill="${shade(crust, -0.5)}"/><circle cx="${X}" cy="${Y}" r="188" fill="${crust}"/>
    ${threads}${nuts}<circle cx="${X}" cy="${Y}" r="188" fill="url(#gloss)"/>
    <path d="${slice}" fill="#fff6de" stroke="${shade(crust, -0.4)}" stroke-width="5"/>
    <path d="${slice}" fill="${crust}" transform="translate(26 30)"/><path d="${slice}" fill="url(#gloss)" transform="translate(26 30)"/>
    ${repeat(16, () => blob(X + between(80, 170, random), Y + between(70, 150, random), 10, 7, random() * 180, crumbs))}`;
}

/** Lozenges of baklava on a tray. */
export function diamonds({ crust, crumbs }: { crust: string; crumbs: string }, random: Random): string {
  const pieces = repeat(12, index => {
    const row = Math.floor(index / 4);
    const [x, y] = [190 + (index % 4) * 132 + (row % 2) * 26, 168 + row * 128];
    const lozenge = 'M-70 0 L0 -54 L70 0 L0 54Z';
    return `<g transform="translate(${x} ${y}) rotate(${between(-6, 6, random).toFixed(1)})">
      <path d="${lozenge}" fill="#000" opacity="0.35" transform="translate(5 14)" filter="url(#near)"/>
      <path d="${lozenge}" fill="${shade(crust, -0.45)}" transform="translate(0 12)"/>
      <path d="${lozenge}" fill="${shade(crust, -0.2)}" transform="translate(0 6)"/><path d="${lozenge}" fill="${shade(crust, between(-0.06, 0.14, random))}"/>
      ${repeat(4, line => `<path d="M${-46 + line * 18} ${16 - line * 14} l46 34" stroke="${shade(crust, 0.35)}" stroke-width="3" opacity="0.7"/>`)}
      ${repeat(16, () => blob(...somewhere(0, 0, 22, random), 10, 7, random() * 180, shade(crumbs, between(-0.25, 0.25, random))))}
      <path d="${lozenge}" fill="url(#gloss)"/></g>`;
  });
  return `<rect x="92" y="86" width="640" height="452" rx="24" fill="#000" opacity="0.3" filter="url(#soft)"/>
    <rect x="80" y="70" width="640" height="452" rx="24" fill="#b9bcc2"/><rect x="96" y="86" width="608" height="420" rx="16" fill="#d9dce0"/>
    <rect x="80" y="70" width="640" height="452" rx="24" fill="url(#gloss)"/>${pieces}`;
}

/** Squares of cake under a sauce that runs over them. */
export function squares({ crust, crumbs }: { crust: string; crumbs: string }, random: Random): string {
  const pieces = repeat(4, index => {
    const [x, y] = [278 + (index % 2) * 236 + (index > 1 ? 24 : 0), 178 + Math.floor(index / 2) * 214];
    const runs = repeat(6, run => {
      const length = between(14, 62, random);
      return `<rect x="${-80 + run * 28}" y="20" width="20" height="${(44 + length).toFixed(0)}" rx="10" fill="#a85a1c"/>`;
    });
    return `<g transform="translate(${x} ${y}) rotate(${between(-9, 9, random).toFixed(1)})">
      <rect x="-92" y="-62" width="196" height="178" rx="16" fill="#000" opacity="0.35"/><rect x="-94" y="-30" width="188" height="126" rx="14" fill="${shade(crust, -0.35)}"/>
      ${repeat(26, () => blob(between(-84, 84, random), between(50, 88, random), between(6, 12, random), 5, 0, shade(crust, between(-0.5, 0.2, random))))}
      <rect x="-94" y="-74" width="188" height="122" rx="16" fill="${crust}"/>${runs}<rect x="-88" y="-70" width="176" height="112" rx="20" fill="#b86a22"/>
      <path d="M-70 -50 Q-10 -66 60 -50" stroke="#f0b76a" stroke-width="9" fill="none" stroke-linecap="round" opacity="0.8"/>
      ${repeat(16, () => blob(...somewhere(0, -14, 44, random), between(6, 12, random), 7, random() * 180, shade(crumbs, between(-0.15, 0.2, random))))}
      ${repeat(1, () => blob(12, -18, 62, 34, 24, '#5a2c12') + blob(6, -24, 34, 10, 24, '#8a4d24'))}</g>`;
  });
  return `<rect x="112" y="52" width="620" height="510" rx="30" fill="#000" opacity="0.3" filter="url(#soft)"/><rect x="98" y="40" width="620" height="510" rx="30" fill="#efe8da"/>
    <rect x="118" y="60" width="580" height="470" rx="20" fill="#e2d9c6"/><rect x="98" y="40" width="620" height="510" rx="30" fill="url(#gloss)" opacity="0.5"/>${pieces}`;
}
