import { dayAfter } from '@portico/shared/rules/dates/calendar-days.ts'
import { daysAgo, demoToday } from '../content/demo-dates.ts'
import { idOf, type Bulk } from './bulk.ts'
import { loadOrder, type AccountsInput } from './load-accounts.ts'
import type { DemoMovement } from './load-ledger.ts'
import { loadSeats } from './load-seats.ts'

const email = 'manager@portico.test'
const clinic = {
  organization: 'Riverside Clinic',
  contact_name: 'Pat Okonkwo',
  contact_email: 'payables@riverside-clinic.test',
}
/** Courses the manager bought for the clinic, all different because a manager can have only one credit account per course. */
export const purchased = {
  paid: 'passwords-and-multi-factor-sign-in',
  due: 'working-securely-from-home',
  overdue: 'construction-site-hazard-awareness',
} as const
const waiting = 'hipaa-essentials-for-front-desk-staff'

/** The order that is not yet due uses the real clock: ordered eight days before the demo is loaded, due 30 days after that. */
const days_since_demo = Math.floor((Date.now() - demoToday) / 86_400_000)
const dayFromNow = (days: number): string => dayAfter(new Date().toISOString().slice(0, 10), days)

/** Loads a purchase order in each state and the organization's credit terms. Returns the credit movements of their seats. */
export async function loadPurchases(bulk: Bulk, input: AccountsInput, approver: string): Promise<DemoMovement[]> {
  const { tx } = bulk
  const { portal, account, courses, ids } = input
  const portal_id = portal.id
  const user_id = idOf(account, email)
  await tx`update portal_settings set takes_purchase_orders = true,
    purchase_order_instructions = 'Checks to Portico Academy, 120 East Gay Street, Columbus, OH 43215. Transfers: account 000123456789, routing 110000000.'
    where portal_id = ${portal_id}`
  const terms_id = await loadTerms(bulk, { portal_id, user_id, approver_id: idOf(account, approver) })
  const movements: DemoMovement[] = []
  const seats = async (slug: string, bought_days_ago: number) => {
    movements.push(...(await loadSeats(bulk, input, { email, slug, quantity: 10, taken: 2, bought_days_ago })))
    return lastOrder(bulk, { portal_id, user_id, slug })
  }
  const paid = await seats(purchased.paid, 60)
  const due = await seats(purchased.due, 8 - days_since_demo)
  const overdue = await seats(purchased.overdue, 45)
  const open = async (age: number) => {
    const course = courses.find((one) => one.slug === waiting)
    if (!course) return 0
    await loadOrder(bulk, portal_id, user_id, daysAgo(age), [{ course, course_id: idOf(ids, waiting), quantity: 10 }])
    return lastOrder(bulk, { portal_id, user_id, slug: waiting })
  }
  const [placed, canceled] = [await open(3), await open(20)]
  const unpaid = [due, overdue, placed, canceled]
  await tx`update orders set is_purchase_order = true, fee = 0, paid_with = ${tx.json({ method: 'check', last4: null })},
    billed_to = ${tx.json({ name: clinic.contact_name, company: clinic.organization, address: null, po_number: null })}
    where portal_id = ${portal_id} and id in ${tx([paid, ...unpaid])}`
  await tx`update orders set status = 1, payment_status = 'pending', paid_at = null, paid_with = null
    where portal_id = ${portal_id} and id in ${tx(unpaid)}`
  await tx`update orders set status = 2, payment_status = 'cancelled' where portal_id = ${portal_id} and id = ${canceled}`
  await tx`update order_lines set fulfilled_at = null where portal_id = ${portal_id} and order_id in ${tx([placed, canceled])}`
  await notePurchases(bulk, { portal_id, terms_id, paid, due, overdue, placed, canceled })
  return movements
}

type Orders = Record<'portal_id' | 'terms_id' | 'paid' | 'due' | 'overdue' | 'placed' | 'canceled', number>
/** Inserts the purchase order details of each order. */
async function notePurchases({ insert }: Bulk, { portal_id, terms_id, ...orders }: Orders): Promise<void> {
  const { paid, due, overdue, placed, canceled } = orders
  const row = { portal_id, ...clinic }
  const none = { credit_terms_id: null, net_days: null, due_on: null, paid_on: null, paid_reference: null }
  const marks = { reminded_due_at: null, reminded_overdue_at: null }
  const owed = { ...none, ...marks, credit_terms_id: terms_id, net_days: 30 }
  await insert(
    'purchase_orders',
    [
      {
        order_id: paid,
        number: '4500-118',
        ...none,
        ...marks,
        paid_on: daysAgo(52).slice(0, 10),
        paid_reference: 'check 10021',
      },
      { order_id: due, number: '4500-131', ...owed, due_on: dayFromNow(22) },
      {
        order_id: overdue,
        number: '4500-124',
        ...owed,
        due_on: dayAfter(daysAgo(45).slice(0, 10), 30),
        reminded_due_at: daysAgo(18),
        reminded_overdue_at: daysAgo(8),
      },
      { order_id: placed, number: '4500-140', ...none, ...marks },
      { order_id: canceled, number: '4500-129', ...none, ...marks },
    ].map((one) => ({ ...row, ...one })),
  )
}

async function loadTerms(
  { tx }: Bulk,
  { portal_id, user_id, approver_id }: { portal_id: number; user_id: number; approver_id: number },
): Promise<number> {
  const [terms] = await tx<{ id: number }[]>`
    insert into credit_terms (portal_id, organization, credit_limit, net_days, approved_by, created_at, updated_at)
    values (${portal_id}, ${clinic.organization}, 500000, 30, ${approver_id}, ${daysAgo(90)}, ${daysAgo(90)}) returning id::int as id`
  if (!terms) throw new Error('no credit terms were made')
  await tx`insert into credit_term_buyers (portal_id, credit_terms_id, user_id) values (${portal_id}, ${terms.id}, ${user_id})`
  return terms.id
}

async function lastOrder(
  { tx }: Bulk,
  { portal_id, user_id, slug }: { portal_id: number; user_id: number; slug: string },
): Promise<number> {
  const [found] = await tx<{ id: number }[]>`
    select max(o.id)::int as id from orders o join order_lines l on l.portal_id = o.portal_id and l.order_id = o.id
      join courses c on c.portal_id = l.portal_id and c.id = l.course_id
    where o.portal_id = ${portal_id} and o.user_id = ${user_id} and c.slug = ${slug}`
  return found?.id ?? 0
}

/** Orders on credit terms also get an invoice number and an event; the canceled one gets its reason. */
export async function loadPurchaseSteps({ tx }: Bulk, portal_id: number): Promise<void> {
  await tx`update orders o set invoice_number = n.number from (
      select p.order_id, (select coalesce(max(invoice_number), 0) from orders where portal_id = ${portal_id})
        + row_number() over (order by p.order_id) as number
      from purchase_orders p where p.portal_id = ${portal_id} and p.due_on is not null) n
    where o.portal_id = ${portal_id} and o.id = n.order_id`
  await tx`insert into order_events (portal_id, order_id, kind, amount, details, created_at)
    select p.portal_id, p.order_id, 'on_terms', o.total, jsonb_build_object('due_on', p.due_on), o.created_at
    from purchase_orders p join orders o on o.portal_id = p.portal_id and o.id = p.order_id
    where p.portal_id = ${portal_id} and p.due_on is not null`
  await tx`insert into order_events (portal_id, order_id, kind, details, created_at)
    select portal_id, id, 'purchase_canceled', '{"reason": "Ordered twice"}', created_at + interval '1 day'
    from orders where portal_id = ${portal_id} and is_purchase_order and status = 2`
}
