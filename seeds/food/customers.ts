import { CUSTOMERS } from '#services/food/customers/customer-accounts';
import { insertPerson } from '#shared/people/person-insertion';
import type { Seeding } from '#shared/seeding/seeding';

interface DemoCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  isVerified?: boolean;
  /** Registered so many days ago. */
  daysAgo: number;
  addresses?: DemoAddress[];
}

interface DemoAddress {
  label: string;
  street: string;
  postcode: string;
}

/** The customers whose demo sign-ins are told. */
const SIGN_INS: readonly DemoCustomer[] = [
  {
    firstName: 'Sara',
    lastName: 'Haddad',
    email: 'customer@food.example',
    phone: '+1 212 555 0171',
    isVerified: true,
    daysAgo: 210,
    addresses: [
      { label: 'Home', street: '350 W 31st St, apt 4', postcode: '10001' },
      { label: 'Work', street: '55 Canal St, floor 6', postcode: '10002' },
    ],
  },
  {
    firstName: 'Omar',
    lastName: 'Farouk',
    email: 'customer2@food.example',
    phone: '+1 212 555 0172',
    isVerified: true,
    daysAgo: 95,
    addresses: [{ label: 'Home', street: '128 Ludlow St', postcode: '10002' }],
  },
];

const NAMES = [
  ['Layla', 'Mansour'],
  ['James', 'Whitfield'],
  ['ليلى', 'الخطيب'],
  ['Daniel', 'Okafor'],
  ['Maya', 'Rosen'],
  ['يوسف', 'العلي'],
  ['Grace', 'Lindqvist'],
  ['Karim', 'Said'],
  ['Elena', 'Petrova'],
  ['Thomas', 'Beck'],
  ['نور', 'حسن'],
  ['Priya', 'Raman'],
  ['Noah', 'Fischer'],
  ['Amina', 'Diallo'],
  ['Lucas', 'Moreau'],
  ['Hana', 'Suzuki'],
  ['Samir', 'Aziz'],
  ['Chloe', 'Bennett'],
  ['رنا', 'يعقوب'],
  ['Mateo', 'Alvarez'],
  ['Ingrid', 'Solberg'],
  ['Tariq', 'Nasser'],
  ['Olivia', 'Grant'],
  ['Farah', 'Khoury'],
] as const;

/** Registered one after the other over the last half year, the newest today. */
const OTHERS: readonly DemoCustomer[] = NAMES.map(([firstName, lastName], index) => ({
  firstName,
  lastName,
  email: `guest${index + 1}@food.example`,
  phone: `+1 646 555 ${String(110 + index).padStart(4, '0')}`,
  isVerified: index % 3 !== 0,
  daysAgo: (NAMES.length - 1 - index) * 7,
}));

/** Customers with addresses; all sign in with the demo password. */
export async function seedCustomers(seeding: Seeding): Promise<void> {
  const passwordHash = await seeding.passwords.hash(seeding.configuration.demoPassword);
  for (const customer of [...SIGN_INS, ...OTHERS]) await seedCustomer(seeding, customer, passwordHash);
}

async function seedCustomer({ db, clock }: Seeding, demo: DemoCustomer, passwordHash: string): Promise<void> {
  const { isVerified = false, addresses = [] } = demo;
  const registered = clock
    .now()
    .subtract({ hours: demo.daysAgo * 24 })
    .toString();
  const { firstName, lastName, email, phone } = demo;
  const id = await insertPerson(db, CUSTOMERS, { firstName, lastName, email, phone, passwordHash });
  await db.rows('UPDATE customer SET is_verified = $2, created_at = $3, updated_at = $3 WHERE id = $1', [
    id,
    isVerified,
    registered,
  ]);
  for (const [index, { label, street, postcode }] of addresses.entries()) {
    await db.rows(
      `INSERT INTO address (customer_id, label, street, city, postcode, is_default, created_at, updated_at)
       VALUES ($1, $2, $3, 'New York', $4, $5, $6, $6)`,
      [id, label, street, postcode, index === 0, registered],
    );
  }
}
