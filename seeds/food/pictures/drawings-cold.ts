import type { DishDrawing } from './drawing';

/** Of salads, sides, desserts and drinks, by their slug. */
export const coldDrawings: Readonly<Record<string, DishDrawing>> = {
  fattoush: {
    kind: 'plated',
    ware: { as: 'plate', colour: '#f7f3ea' },
    bed: { as: 'leaves', colours: ['#7fae45', '#5f9337', '#97c25d'] },
    toppings: [
      { as: 'wedges', colour: '#c5301c', inside: '#ea6a4c', spread: 140, count: 6 },
      { as: 'rounds', colour: '#e0356b', inside: '#fff6f4', at: [20, 10], spread: 120, count: 6 },
      { as: 'chips', colour: '#d9a659', spread: 150, count: 10 },
      { as: 'scatter', colour: '#8e2338', spread: 150, count: 34 },
    ],
  },
  tabbouleh: {
    kind: 'plated',
    ware: { as: 'wooden-bowl' },
    bed: { as: 'chopped', colour: '#4a8a35' },
    toppings: [
      { as: 'scatter', colour: '#d8402f', spread: 176, count: 60 },
      { as: 'scatter', colour: '#ecd9a3', spread: 176, count: 60 },
      { as: 'leaves', colour: '#6fae4a', at: [6, -6], spread: 50, count: 10 },
      { as: 'lemons', at: [110, 112] },
    ],
  },
  'beetroot-labneh-salad': {
    kind: 'plated',
    ware: { as: 'plate', colour: '#33465c' },
    toppings: [
      { as: 'swirl', colour: '#fbf5ea', inside: '#d3c9a0', spread: 186 },
      { as: 'rounds', colour: '#7a1540', inside: '#a62a5c', at: [10, 16], spread: 132, count: 11 },
      { as: 'wedges', colour: '#e8862a', inside: '#f6ad55', at: [-60, -60], spread: 70, count: 3 },
      { as: 'heap', colour: '#a9753f', spread: 140, count: 16 },
      { as: 'leaves', colour: '#6d9a45', spread: 150, count: 18 },
    ],
  },
  'hummus-beiruti': {
    kind: 'plated',
    ware: { as: 'bowl', colour: '#c98d4e' },
    toppings: [
      { as: 'swirl', colour: '#ead2a0', inside: '#b98a1f', spread: 202 },
      { as: 'heap', colour: '#d9a83f', at: [0, 0], spread: 62, count: 26 },
      { as: 'scatter', colour: '#c0392b', spread: 170, count: 34 },
      { as: 'leaves', colour: '#4f8a35', at: [0, 0], spread: 150, count: 16 },
    ],
  },
  'red-lentil-soup': {
    kind: 'plated',
    ware: { as: 'bowl', colour: '#ece4d3' },
    bed: { as: 'soup', colour: '#e0872c' },
    toppings: [
      { as: 'drizzle', colour: '#fff3dc', at: [-20, -30], spread: 96 },
      { as: 'scatter', colour: '#a83a1c', spread: 160, count: 44 },
      { as: 'balls', colour: '#c9923f', at: [56, 76], spread: 62, count: 4 },
      { as: 'leaves', colour: '#4f8a35', at: [-50, 50], spread: 56, count: 9 },
      { as: 'lemons', at: [278, 190] },
    ],
  },
  'sumac-fries': {
    kind: 'plated',
    ware: { as: 'basket' },
    toppings: [
      { as: 'sticks', colour: '#e9b949', spread: 150, count: 84 },
      { as: 'scatter', colour: '#8e2338', spread: 140, count: 44 },
      { as: 'sauce', colour: '#f4efe4', inside: '#fffaf0', at: [150, 96], spread: 60 },
    ],
  },
  'summer-freekeh-salad': {
    kind: 'plated',
    ware: { as: 'plate', colour: '#cfe0d8' },
    bed: { as: 'grains', colour: '#a58a4c' },
    toppings: [
      { as: 'wedges', colour: '#3f8a3a', inside: '#e8485a', spread: 140, count: 9 },
      { as: 'heap', colour: '#fffaf0', spread: 150, count: 24 },
      { as: 'leaves', colour: '#5f9337', spread: 150, count: 20 },
    ],
  },
  'kunafa-nabulsieh': { kind: 'round-sweet', crust: '#e08a2b', crumbs: '#7fa650' },
  'pistachio-baklava': { kind: 'diamonds', crust: '#d99a3d', crumbs: '#86b34f' },
  muhallabieh: {
    kind: 'glass',
    form: 'pot',
    liquid: ['#f29bb0', '#fff6ee'],
    layered: true,
    garnish: '#d8345f',
    leaves: true,
  },
  'date-cake': { kind: 'squares', crust: '#7a4a25', crumbs: '#f1dfae' },
  'booza-ice-cream': { kind: 'cup', layers: ['#fffaf0', '#f4ead2'], crumbs: ['#7fa650', '#5d8a3a'] },
  'mint-lemonade': {
    kind: 'glass',
    form: 'tall',
    liquid: ['#d9e86b', '#a9cf4f'],
    garnish: '#f2d94e',
    ice: true,
    slice: true,
    leaves: true,
  },
  'pomegranate-spritz': {
    kind: 'glass',
    form: 'goblet',
    liquid: ['#ef5f7c', '#a3163a'],
    garnish: '#f39a32',
    ice: true,
    slice: true,
  },
  jallab: { kind: 'glass', form: 'tumbler', liquid: ['#8c3b2a', '#4d1a17'], garnish: '#f1dfae', ice: true },
  'salted-ayran': { kind: 'glass', form: 'beaker', liquid: ['#fdfbf4', '#ece6d6'], garnish: '#7fa650' },
  'cardamom-iced-coffee': {
    kind: 'glass',
    form: 'mug',
    liquid: ['#ecd2ac', '#4a2814'],
    layered: true,
    garnish: '#8a6a3f',
    ice: true,
  },
};
