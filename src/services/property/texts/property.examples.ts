import type { Examples } from '#kit/service/examples';
import { staffExamples } from '#shared/staff/staff.examples';

const PICTURE = '/property/media/demo/home-1-750x500-480-750/750.jpg';

const EMPTY_ROOM = '/property/media/demo/empty-1-750x500-480-750/750.jpg';

const HOME = 'quiet-apartment-behind-the-boulevard';

export const propertyExamples: Examples = day => ({
  ...staffExamples({
    domain: 'property.example',
    owner: 'owner',
    account: 2,
    role: 2,
    setting: { key: 'agency_name', value: 'Palm & Creek Homes' },
    permissions: ['properties.view', 'leads.view'],
  }),
  NeighborhoodsStaff_create: {
    body: {
      name: { en: 'Al Barsha', ar: 'البرشاء' },
      short_description: { en: 'Schools and parks close by.', ar: 'مدارس وحدائق قريبة.' },
      city: 'Dubai',
    },
  },
  NeighborhoodsStaff_change: { path: { id: 2 }, body: { is_featured: true, sort_order: 1 } },
  HomesStaff_create: {
    body: {
      title: { en: 'Corner apartment by the park', ar: 'شقة زاوية قرب الحديقة' },
      description: { en: 'Two bedrooms and light from two sides.', ar: 'غرفتا نوم وإضاءة من جهتين.' },
      purpose: 'sale',
      type: 'apartment',
      price: 1_450_000,
      bedrooms: 2,
      bathrooms: 2.5,
      area_sqm: 108.5,
      neighborhood_id: 2,
      amenities: ['balcony', 'elevator'],
      location: { latitude: 25.1972, longitude: 55.2744 },
    },
  },
  HomesStaff_change: { path: { id: 6 }, body: { price: 910_000, is_featured: true } },
  HomesStaff_changeStatus: { path: { id: 6 }, body: { status: 'archived' } },
  HomesStaff_changeMedia: {
    path: { id: 2 },
    body: { media: [{ url: PICTURE, alt: { en: 'From the street', ar: 'من الشارع' }, is_cover: true }] },
  },
  Staging_request: {
    body: {
      property_id: 2,
      before_url: EMPTY_ROOM,
      room: { en: 'Living room', ar: 'غرفة المعيشة' },
      style: 'modern',
      prompt: 'A reading corner by the window',
    },
  },
  Staging_one: { path: { id: 1 } },
  Staging_accept: { path: { id: 1 }, body: { is_public: false } },
  Homes_list: { query: { purpose: 'rent', bedrooms: '1', max_price: '150000' } },
  Homes_page: { path: { slug: HOME } },
  Homes_similar: { path: { slug: HOME } },
  Leads_submit: [
    {
      summary: 'A question about one home',
      body: {
        name: 'Sara Haddad',
        email: 'sara@example.com',
        phone: '+971 50 555 0142',
        message: 'Is the price negotiable?',
        intent: 'buy',
        property_id: 10,
        client_token: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
      },
    },
    {
      summary: 'A search request',
      body: {
        name: 'Omar Nasser',
        email: 'omar@example.com',
        intent: 'rent',
        preferred_areas: ['dubai-marina', 'downtown-dubai'],
        budget: 140_000,
        client_token: '3a0b7c52-14c8-4a59-8ff1-5f3f3ad0be21',
      },
    },
  ],
  LeadsStaff_change: { path: { id: 6 }, body: { status: 'qualified', notes: 'Wants a balcony' } },
  Viewings_submit: {
    body: {
      name: 'Sara Haddad',
      email: 'sara@example.com',
      phone: '+971 50 555 0142',
      property_id: 10,
      preferred_date: day(5),
      preferred_time: '17:30',
      client_token: '7c2d8f6e-6a52-4a3b-9a55-0f0c8a4c2d12',
    },
  },
  ViewingsStaff_change: { path: { id: 6 }, body: { action: 'confirm', admin_notes: 'Keys are with the guard' } },
});
