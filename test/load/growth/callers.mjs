import { Client } from 'pg';

const PASSWORD = 'demo-password';
const STAFF = { path: '/api/auth/login' };
/** Where the customers and students of the demo data sign in. */
const OTHERS = {
  food: [{ path: '/api/auth/customer/login', email: 'customer@food.example' }],
  courses: [{ path: '/api/users/auth/login', email: 'student@courses.example' }],
};
const ONE_OF_EACH_ROLE = `
  SELECT DISTINCT ON (r.id) a.email, r.name FROM role r
  JOIN account_role assigned ON assigned.role_id = r.id JOIN account a ON a.id = assigned.account_id
  WHERE a.email LIKE '%@' || $1 || '.example' ORDER BY r.id, a.id`;

/** The public, and a demo account of each role and kind, with the headers of its requests and the lists that it has read. */
export async function callersOf(origin, databaseUrl, service) {
  const client = new Client({ connectionString: databaseUrl, options: `-c search_path=${service},public` });
  await client.connect();
  const { rows: staff } = await client.query(ONE_OF_EACH_ROLE, [service]);
  await client.end();
  const callers = [{ name: 'anonymous', headers: {}, lists: new Map() }];
  for (const { path, email } of [...staff.map(account => ({ ...STAFF, ...account })), ...(OTHERS[service] ?? [])]) {
    const authorization = `Bearer ${await signedIn(origin + path, email)}`;
    callers.push({ name: email.split('@')[0], headers: { authorization }, lists: new Map() });
  }
  return callers;
}

async function signedIn(address, email) {
  const body = JSON.stringify({ email, password: PASSWORD });
  // A kept connection may just have been ended by the other side.
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const response = await fetch(address, { method: 'POST', headers, body });
  const { data } = await response.json();
  if (!response.ok) throw new Error(`${email} may not sign in: ${response.status}`);
  return data.access_token ?? data.token;
}
