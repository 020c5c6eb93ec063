import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { coursePricings, courses } from '../../api/src/domains/courses/tables.ts'
import { make_payment } from '../../shared/src/contract/orders/orders.ts'
import { createWorld, type Person, type World } from '../support/world.ts'
import { startApiProcess } from './support/api-process.ts'
import { rate } from './support/at-once.ts'
import { alternate, median, type Bench } from './support/bench.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const buyers = 16
const lines = 5
const price = 3900

type Buyer = { connection: RawConnection; headers: Record<string, string>; answered: Set<number> }

/** Opens a payment page like the provider, immediately and for any request. */
async function startStubGateway() {
  let opened = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const id = `cs_test_${(opened += 1)}`
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ id, object: 'checkout.session', url: `https://pay.example.com/${id}` }))
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function stock(world: World): Promise<number[]> {
  return world.within('core', async (db) => {
    const rows = Array.from({ length: lines }, (_, n) => ({
      slug: `sold-${n}`,
      title: `Sold ${n}`,
      publication_status: 2 as const,
    }))
    const made = await db.insert(courses).values(rows).returning({ id: courses.id })
    await db.insert(coursePricings).values(made.map(({ id }) => ({ course_id: id, from_quantity: 1, price })))
    return made.map(({ id }) => id)
  })
}

async function signedIn(person: Person, host: string): Promise<Record<string, string>> {
  await person.send('GET', '/sanctum/csrf-cookie')
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = decodeURIComponent(person.cookies.get('XSRF-TOKEN') ?? '')
  return { host, cookie, origin: `http://${host}`, 'x-xsrf-token': token, 'content-type': 'application/json' }
}

let keys = 0
async function order({ connection, headers, answered }: Buyer, ids: readonly number[]): Promise<void> {
  const body = JSON.stringify({
    type: 'course',
    lines: ids.map((id) => ({ id, quantity: 1, unit_price: price })),
    price: price * lines,
    address: { line1: '1 Congress Avenue', line2: '', city: 'Austin', state: 'TX', postal_code: '78701' },
    cancel_url: '/checkout/course',
    success_url: '/orders/success/course',
    idempotency_key: `a-key-of-the-bench-${(keys += 1)}`,
  })
  const answer = await connection.send(
    requestBytes({ method: 'POST', path: `/api${make_payment.path}`, headers, body }),
  )
  const order_id = Number(/"order_id":(\d+)/.exec(answer.body)?.[1])
  if (answer.status !== 200 || !order_id) throw new Error(`${answer.status} ${answer.body.slice(0, 300)}`)
  answered.add(order_id)
}

/** Inserts the rows of such an order in one statement, as a shop without any checks would. */
const bareOrder = (
  raw: postgres.Sql,
  { portal_id, buyer_id, ids }: { portal_id: number; buyer_id: number; ids: readonly number[] },
) => raw`
  with placed as (
    insert into orders (portal_id, user_id, type, status, payment_status, total, idempotency_key, request_hash, success_path, cancel_path)
    values (${portal_id}, ${buyer_id}, 'course', 2, 'cancelled', ${price * lines}, ${`a-bare-key-${(keys += 1)}`}, 'none', '/', '/') returning id)
  insert into order_lines (portal_id, order_id, kind, course_id, title, quantity, unit_price, total)
  select ${portal_id}, placed.id, 'Course', course_id, 'Sold', 1, ${price}::int, ${price}::int
  from placed, unnest(${[...ids]}::bigint[]) as course_id`

/** Closes each order as soon as its page is open. A buyer may have only one open page, and closing earlier ones is not measured. */
const closeOnceOpen = (raw: postgres.Sql) =>
  raw.unsafe(`
    create function close_order() returns trigger language plpgsql security definer set search_path = public as $$ begin
      update orders set status = 2, payment_status = 'cancelled' where portal_id = new.portal_id and id = new.id;
      return null;
    end $$;
    create trigger close_order after update of checkout_session_id on orders for each row execute function close_order()`)

/** Places orders of five lines through a separate API process: priced, checked, saved, with the payment page opened at a stub. */
export const bench: Bench = {
  id: 'R10',
  title: `orders of ${lines} lines placed, ${buyers} buyers at once, a second`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const ends: (() => unknown)[] = []
    try {
      const server = await startPostgres({ dataDir: join(folder, 'postgres') })
      ends.unshift(() => server.stop())
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      ends.unshift(() => world.close())
      const gateway = await startStubGateway()
      ends.unshift(gateway.close)
      const ids = await stock(world)
      const people: Person[] = []
      for (let place = 0; place < buyers; place += 1) {
        await world.services.platform.sql`delete from rate_limits`
        people.push(await world.person('learner'))
      }
      const { port, kill } = await startApiProcess({
        DATABASE_URL: url,
        DATA_DIR: folder,
        STRIPE_SECRET_KEY: 'sk_test_bench',
        STRIPE_WEBHOOK_SECRET: 'whsec_bench',
        STRIPE_API_URL: gateway.url,
      })
      ends.unshift(kill)
      const all: Buyer[] = []
      for (const person of people) {
        const headers = await signedIn(person, world.portals.core.host)
        all.push({ connection: new RawConnection(port), headers, answered: new Set() })
      }
      ends.unshift(() => all.forEach(({ connection }) => connection.close()))
      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: buyers, onnotice: () => {} })
      ends.unshift(() => raw.end())
      await closeOnceOpen(raw)
      await raw`analyze`
      // Lifts the limit of sixty orders per buyer and minute.
      const unlimited = setInterval(() => void raw`delete from rate_limits`.catch(() => {}), 200)
      ends.unshift(() => clearInterval(unlimited))
      const buyer_id = people[0]?.id ?? 0
      await rate(all, (buyer) => order(buyer, ids), 1_000)
      const found = await alternate({
        orders: () => rate(all, (buyer) => order(buyer, ids)),
        bare: () => rate(all, () => bareOrder(raw, { portal_id: world.portals.core.id, buyer_id, ids })),
      })
      const ratio = median(found.orders) / median(found.bare)
      const answered = all.flatMap((buyer) => [...buyer.answered])
      const [kept] = await raw<{ orders: number; lines: number }[]>`
        select count(distinct o.id)::int as orders, count(*)::int as lines from orders o
        join order_lines l on l.portal_id = o.portal_id and l.order_id = o.id
        where o.id = any(${answered}::bigint[]) and o.checkout_url is not null`
      const isWhole = kept?.orders === new Set(answered).size && kept.lines === answered.length * lines
      return [
        { what: 'orders', value: `${Math.round(median(found.orders))} a second` },
        { what: 'bare statement', value: `${Math.round(median(found.bare))} a second` },
        { what: 'orders / bare statement', value: ratio.toFixed(2), target: '>= 0.25', met: ratio >= 0.25 },
        {
          what: 'answered orders that are whole, each once',
          value: `${kept?.orders} of ${answered.length}`,
          target: 'all',
          met: isWhole,
        },
      ]
    } finally {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
