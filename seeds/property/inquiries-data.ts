import type { Intent, LeadStatus } from '#services/property/leads/lead.entity';
import type { ViewingStatus } from '#services/property/viewing-status';

export interface LeadSeed {
  name: string;
  email: string;
  phone?: string;
  intent: Intent;
  status: LeadStatus;
  message?: string;
  notes?: string;
  budget?: number;
  areas?: string[];
  /** Place of the home in the list of homes. */
  home?: number;
  hoursAgo: number;
}

export const leads: readonly LeadSeed[] = [
  {
    name: 'Sara Haddad',
    email: 'sara.haddad@mail.example',
    phone: '+971 50 555 0141',
    intent: 'buy',
    status: 'new',
    message: 'We are moving in spring. Is the price open to talk?',
    budget: 2_500_000,
    areas: ['dubai-marina', 'downtown-dubai'],
    home: 0,
    hoursAgo: 2,
  },
  {
    name: 'يوسف المنصوري',
    email: 'yousef@mail.example',
    phone: '+971 55 555 0162',
    intent: 'buy',
    status: 'new',
    message: 'هل يمكن معاينة الفيلا يوم السبت؟',
    budget: 19_000_000,
    areas: ['palm-jumeirah'],
    home: 2,
    hoursAgo: 7,
  },
  {
    name: 'Daniel Okafor',
    email: 'daniel.okafor@mail.example',
    intent: 'rent',
    status: 'new',
    message: 'Looking for something from January, two bedrooms.',
    budget: 180_000,
    areas: ['dubai-hills', 'jumeirah-village-circle'],
    hoursAgo: 20,
  },
  {
    name: 'Priya Raman',
    email: 'priya@mail.example',
    phone: '+971 52 555 0118',
    intent: 'rent',
    status: 'contacted',
    message: 'Is the studio still free?',
    home: 5,
    notes: 'Called on Monday, sends her papers.',
    hoursAgo: 49,
  },
  {
    name: 'Thomas Beck',
    email: 'thomas.beck@mail.example',
    intent: 'other',
    status: 'contacted',
    message: 'I would like to sell my apartment through you.',
    notes: 'Valuation next week.',
    hoursAgo: 75,
  },
  {
    name: 'ليلى الخطيب',
    email: 'layla.k@mail.example',
    phone: '+971 56 555 0177',
    intent: 'buy',
    status: 'qualified',
    message: 'نبحث عن تاون هاوس قريب من مدرسة.',
    budget: 3_400_000,
    areas: ['arabian-ranches'],
    home: 6,
    notes: 'التمويل موافق عليه.',
    hoursAgo: 120,
  },
  {
    name: 'Elena Petrova',
    email: 'elena@mail.example',
    intent: 'buy',
    status: 'qualified',
    budget: 8_000_000,
    areas: ['dubai-hills'],
    home: 10,
    hoursAgo: 190,
  },
  {
    name: 'James Whitfield',
    email: 'j.whitfield@mail.example',
    intent: 'rent',
    status: 'closed',
    message: 'Thank you, we found a home with you.',
    notes: 'Signed for the townhouse.',
    hoursAgo: 420,
  },
  {
    name: 'Amina Diallo',
    email: 'amina.diallo@mail.example',
    intent: 'other',
    status: 'closed',
    message: 'Do you manage holiday lets?',
    notes: 'We do not; sent a name.',
    hoursAgo: 700,
  },
];

export interface ViewingSeed {
  name: string;
  email: string;
  phone?: string;
  message?: string;
  status: ViewingStatus;
  /** Place of the home in the list of homes. */
  home: number;
  /** Days from today, in agency time. */
  inDays: number;
  at: string;
  notes?: string;
  hoursAgo: number;
}

export const viewings: readonly ViewingSeed[] = [
  {
    name: 'Maya Rosen',
    email: 'maya.rosen@mail.example',
    phone: '+971 50 555 0190',
    status: 'requested',
    home: 0,
    inDays: 2,
    at: '17:30',
    message: 'My parents will come along.',
    hoursAgo: 1,
  },
  {
    name: 'كريم سعيد',
    email: 'karim.said@mail.example',
    phone: '+971 54 555 0133',
    status: 'requested',
    home: 4,
    inDays: 3,
    at: '11:00',
    hoursAgo: 5,
  },
  {
    name: 'Grace Lindqvist',
    email: 'grace@mail.example',
    status: 'requested',
    home: 1,
    inDays: 5,
    at: '09:15',
    hoursAgo: 26,
  },
  {
    name: 'Omar Farouk',
    email: 'omar.farouk@mail.example',
    phone: '+971 58 555 0105',
    status: 'confirmed',
    home: 3,
    inDays: 1,
    at: '18:00',
    notes: 'Meet at the gate, ask for Huda.',
    hoursAgo: 30,
  },
  {
    name: 'نور حسن',
    email: 'noor.h@mail.example',
    status: 'confirmed',
    home: 10,
    inDays: 4,
    at: '16:45',
    hoursAgo: 52,
  },
  {
    name: 'Lucas Moreau',
    email: 'lucas@mail.example',
    phone: '+971 50 555 0126',
    status: 'completed',
    home: 6,
    inDays: -3,
    at: '10:30',
    notes: 'Liked the garden, thinks about it.',
    hoursAgo: 200,
  },
  {
    name: 'Hana Suzuki',
    email: 'hana.suzuki@mail.example',
    status: 'completed',
    home: 8,
    inDays: -9,
    at: '15:00',
    hoursAgo: 330,
  },
  {
    name: 'Mateo Alvarez',
    email: 'mateo@mail.example',
    status: 'cancelled',
    home: 2,
    inDays: -1,
    at: '12:00',
    notes: 'Had to travel.',
    hoursAgo: 150,
  },
];
