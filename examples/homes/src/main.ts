import '#kit/style.css';
import './homes.css';
import { redirect, startSite } from '#kit/frame';
import { words } from '#kit/language';
import type { Page, Routes, Visit } from '#kit/router';
import { Store } from '#kit/store';
import theme from '../theme.json';
import { session } from './session';
import { contactPage } from './site/contact.page';
import { frontPage } from './site/front.page';
import { homePage } from './site/home.page';
import { neighborhoodPage, neighborhoodsPage } from './site/neighborhoods.page';
import { savedPage } from './site/saved.page';
import { searchPage } from './site/search.page';
import { refusals } from './site/words';

type Office = typeof import('./office/office');
type OfficePage = keyof Office['pages'];

const w = words({
  homes: ['Homes', 'العقارات'],
  neighborhoods: ['Neighbourhoods', 'الأحياء'],
  saved: ['Saved', 'المحفوظة'],
  contact: ['Contact', 'تواصل معنا'],
  overview: ['Overview', 'نظرة عامة'],
  inquiries: ['Enquiries', 'الاستفسارات'],
  viewings: ['Viewings', 'المعاينات'],
  office: ['Agency office', 'مكتب الوكالة'],
});

/** Loaded with the first page of the office, so that visitors never load it. */
const office = new Store<Office | undefined>(undefined);

const officePage =
  (name: OfficePage) =>
  async (visit: Visit): Promise<Page> => {
    office.set(office.value ?? (await import('./office/office')));
    return office.value!.open(name, visit);
  };

const routes: Routes = {
  '/': frontPage,
  '/homes': searchPage,
  '/homes/:slug': homePage,
  '/neighborhoods': neighborhoodsPage,
  '/neighborhoods/:slug': neighborhoodPage,
  '/saved': savedPage,
  '/contact': contactPage,
  '/office': redirect('/office/overview'),
  '/office/overview': officePage('overview'),
  '/office/inquiries': officePage('inquiries'),
  '/office/inquiries/:id': officePage('inquiry'),
  '/office/viewings': officePage('viewings'),
  '/office/viewings/:id': officePage('viewing'),
  '/office/homes': officePage('homes'),
  '/office/homes/:id': officePage('home'),
};

const isOffice = (): boolean => /^\/office(\/|$)/.test(location.pathname);

const publicLinks = () => [
  { address: '/homes', label: w('homes') },
  { address: '/neighborhoods', label: w('neighborhoods') },
  { address: '/saved', label: w('saved') },
  { address: '/contact', label: w('contact') },
];

/** Pages that the account may not open are not offered. */
const officeLinks = () =>
  [
    { address: '/office/overview', label: w('overview'), permission: 'overview.view' },
    { address: '/office/inquiries', label: w('inquiries'), permission: 'leads.view' },
    { address: '/office/viewings', label: w('viewings'), permission: 'viewings.view' },
    { address: '/office/homes', label: w('homes'), permission: 'properties.view' },
  ].filter(({ permission }) => office.value?.mayUse(permission) ?? true);

startSite({
  theme,
  whose: () => (isOffice() ? w('office') : undefined),
  routes,
  links: () => (isOffice() ? officeLinks() : publicLinks()),
  tools: left => (isOffice() && session.token() ? (office.value?.tools(left) ?? []) : []),
  refusals,
});
