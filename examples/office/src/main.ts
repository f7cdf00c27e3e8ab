import '#kit/style.css';
import './office.css';
import { h } from '#kit/element';
import { startSite } from '#kit/frame';
import { inLanguage } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { signInPage } from '#kit/sign-in';
import { OFFICE, readDescription, session, signIn } from './api';
import { navigation } from './navigation';
import { inOffice, knownOffice, type Office, officeAt } from './office';
import { homePage } from './pages/home.page';
import { listPage } from './pages/list.page';
import { operationPage } from './pages/operation.page';
import { aboutAt, aboutPage, readPage } from './pages/read.page';
import { recordPage } from './pages/record.page';
import { settingsPage } from './pages/settings.page';
import { segmentsOf } from './description';
import { placeAt } from './places';
import theme from '../theme.json';
import { refusals, w } from './words';

/** With the accounts of the demo data, which the description names. */
async function signInHere(): Promise<Page> {
  const { title, demoAccounts } = await readDescription();
  return signInPage({
    session,
    title: `${w('office')} · ${title}`,
    hint: w('hint'),
    signIn,
    demo: demoAccounts.map(email => ({ email, label: w('account') })),
  });
}

const anyVisit = (visit: Visit): Promise<Page> =>
  session.token() === undefined ? signInHere() : inOffice(anyPage)(visit);

/** Conversations with the assistant, and one of them. */
const CHAT = /^\/ai\/chats(?:\/(\d+))?$/;

/** The page of an address, which is that of the service without `/api`. */
async function anyPage(office: Office, visit: Visit): Promise<Page> {
  const address = location.pathname.slice(OFFICE.length).replace(/\/$/, '');
  if (address === '') return homePage(office);
  const chat = office.description.hasAssistant && CHAT.exec(address);
  if (chat && office.operations.some(({ id }) => id === 'AiMessages_send')) {
    // Read when it is opened first.
    const { assistantPage } = await import('./pages/assistant.page');
    return assistantPage(office, chat[1] === undefined ? undefined : Number(chat[1]), visit);
  }
  const found = placeAt(office.places, address);
  const about = aboutAt(office, address);
  const id = visit.query.get('do');
  const operation = id === null ? undefined : office.description.operations.find(one => one.id === id);
  const here = found ? officeAt(office, found.place) : office;
  if (found && operation) return operationPage(here, found.place, operation, found.values);
  if (about && (!found || found.place.kind === 'record'))
    return aboutPage(
      officeAt(office, { kind: 'page', path: about.path, changes: [] }),
      about,
      valuesIn(about.path, address),
      visit,
    );
  if (!found) throw undefined;
  if (found.place.kind === 'record') return recordPage(here, found.place, found.values);
  if (found.place.kind === 'page') return readPage(here, found.place, visit);
  if (found.place.path === '/settings') return settingsPage(here, found.place);
  return listPage(here, found.place, found.values, visit);
}

const valuesIn = (path: string, address: string): string[] =>
  segmentsOf(path).flatMap((segment, index) =>
    segment.startsWith('{') ? [decodeURIComponent(segmentsOf(address)[index] ?? '')] : [],
  );

/** The company and the account, once they are read. */
function whose(): string | undefined {
  if (session.token() === undefined) return undefined;
  const office = knownOffice();
  if (!office) return '';
  const { account, settings } = office;
  const name = settings['site_name'] ?? settings['company_name'] ?? settings['agency_name'];
  const other = settings['site_name_ar'] ?? settings['company_name_ar'] ?? settings['agency_name_ar'];
  const company =
    typeof name === 'string' ? inLanguage({ en: name, ar: typeof other === 'string' && other ? other : name }) : '';
  return [company, `${account.first_name} ${account.last_name}`].filter(Boolean).join(' · ');
}

/** Groups, each by its first place; the start page has all. */
function links() {
  const office = knownOffice();
  if (!office) return [];
  return navigation(office)
    .filter(({ key }) => key !== '')
    .map(({ label, places }) => ({ address: places[0]!.address, label }));
}

startSite({
  theme,
  home: OFFICE,
  whose,
  routes: { [`${OFFICE}/*`]: anyVisit, [OFFICE]: anyVisit },
  links,
  tools: () =>
    session.token() === undefined
      ? []
      : [h('button', { type: 'button', class: 'quiet', onclick: () => session.end({ onward: OFFICE }) }, w('signOut'))],
  refusals,
  skeleton: 'rows',
});
