/** What a member of the demo is like; days count back from today. */
export interface MemberSeed {
  email: string;
  username?: string;
  firstName: string;
  lastName: string;
  timezone: string;
  /** ISO 3166-1 numeric. */
  country: number;
  /** How many days are recorded. */
  days: number;
  /** Of the first and the last of these days. */
  weightKg: readonly [from: number, to: number];
  stepsADay: number;
  coach?: 'coach@fitness.example' | 'coach2@fitness.example';
  /** Groups by slug. */
  groups: readonly string[];
}

const COACH = 'coach@fitness.example';
const COACH_2 = 'coach2@fitness.example';

/** The first is the one that everything is recorded of. */
export const members: readonly MemberSeed[] = [
  {
    email: 'member@fitness.example',
    firstName: 'Noor',
    lastName: 'Aziz',
    timezone: 'Asia/Dubai',
    country: 784,
    days: 60,
    weightKg: [82.4, 78.9],
    stepsADay: 9400,
    coach: COACH,
    groups: ['sunrise-runners', 'iron-circle', 'kitchen-table'],
  },
  {
    email: 'member2@fitness.example',
    firstName: 'Daniel',
    lastName: 'Reyes',
    timezone: 'Europe/London',
    country: 826,
    days: 28,
    weightKg: [91.2, 89.6],
    stepsADay: 7200,
    coach: COACH_2,
    groups: ['first-steps', 'ten-thousand-steps'],
  },
  {
    email: 'salma@members.example',
    username: 'salma-runs',
    firstName: 'Salma',
    lastName: 'Haddad',
    timezone: 'Asia/Amman',
    country: 400,
    days: 21,
    weightKg: [61.5, 60.8],
    stepsADay: 12_300,
    coach: COACH,
    groups: ['sunrise-runners', 'ten-thousand-steps'],
  },
  {
    email: 'omar@members.example',
    username: 'omar-lifts',
    firstName: 'Omar',
    lastName: 'Farouk',
    timezone: 'Africa/Cairo',
    country: 818,
    days: 21,
    weightKg: [88, 89.1],
    stepsADay: 6100,
    coach: COACH,
    groups: ['iron-circle', 'kitchen-table'],
  },
  {
    email: 'maya@members.example',
    username: 'maya-moves',
    firstName: 'Maya',
    lastName: 'Lindqvist',
    timezone: 'Europe/Stockholm',
    country: 752,
    days: 21,
    weightKg: [67.2, 66.1],
    stepsADay: 8800,
    coach: COACH,
    groups: ['quiet-mat', 'cold-water-club'],
  },
  {
    email: 'yusuf@members.example',
    username: 'yusuf-rides',
    firstName: 'Yusuf',
    lastName: 'Demir',
    timezone: 'Europe/Istanbul',
    country: 792,
    days: 14,
    weightKg: [79.4, 78.8],
    stepsADay: 7600,
    coach: COACH,
    groups: ['two-wheels'],
  },
  {
    email: 'leila@members.example',
    username: 'leila-begins',
    firstName: 'Leila',
    lastName: 'Nasser',
    timezone: 'Asia/Beirut',
    country: 422,
    days: 10,
    weightKg: [72.6, 72],
    stepsADay: 5400,
    coach: COACH_2,
    groups: ['first-steps', 'quiet-mat'],
  },
  {
    email: 'grace@members.example',
    username: 'grace-swims',
    firstName: 'Grace',
    lastName: 'Okafor',
    timezone: 'Africa/Lagos',
    country: 566,
    days: 14,
    weightKg: [70.3, 69.5],
    stepsADay: 8100,
    coach: COACH_2,
    groups: ['cold-water-club', 'kitchen-table'],
  },
  {
    email: 'hassan@members.example',
    username: 'hassan-walks',
    firstName: 'Hassan',
    lastName: 'Qasim',
    timezone: 'Asia/Riyadh',
    country: 682,
    days: 7,
    weightKg: [95.8, 95.1],
    stepsADay: 10_400,
    coach: COACH,
    groups: ['ten-thousand-steps', 'first-steps'],
  },
  {
    email: 'ines@members.example',
    username: 'ines-stretches',
    firstName: 'Inés',
    lastName: 'Moreno',
    timezone: 'Europe/Madrid',
    country: 724,
    days: 7,
    weightKg: [58.4, 58.2],
    stepsADay: 6900,
    groups: ['quiet-mat', 'sunrise-runners'],
  },
];
