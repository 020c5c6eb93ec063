import type postgres from 'postgres'

type Line = {
  line_id: number
  order_id: number
  quantity: number
  is_paid: boolean
  is_fulfilled: boolean
  is_refunded: boolean
  is_disputed: boolean
  outstanding: number
  used: number
  running: number
  paused: number
  granted_twice: number
}

/** Returns what is wrong with a database's orders: seats granted or revoked too often, balances, invoice numbers, steps. */
export async function orderFaults(owner: postgres.Sql): Promise<string[]> {
  return [...(await seatFaults(owner)), ...(await ledgerFaults(owner)), ...(await stepFaults(owner))]
}

/** Checks only balances, invoice numbers and steps; once credits move on after purchase, a line's seats can no longer be attributed. */
export const bookFaults = async (owner: postgres.Sql): Promise<string[]> => [
  ...(await ledgerFaults(owner)),
  ...(await stepFaults(owner)),
]

/** Granted seats must be those of paid lines without refunds; disputed lines have only their used seats. */
async function seatFaults(owner: postgres.Sql): Promise<string[]> {
  const lines = await owner<Line[]>`
    select l.id as line_id, l.order_id, l.quantity, o.paid_at is not null as is_paid, l.fulfilled_at is not null as is_fulfilled,
      l.refunded_at is not null as is_refunded, l.disputed_at is not null as is_disputed,
      coalesce((select sum(case when m.to_account_id = a.id then m.amount else -m.amount end) from credit_movements m
        join credit_accounts a on a.kind = 'manager' and a.id in (m.from_account_id, m.to_account_id)
        join credit_accounts p on p.kind = 'purchase' and p.id in (m.from_account_id, m.to_account_id)
        where m.order_line_id = l.id), 0)::int as outstanding,
      (select count(*) from enrollments n join credit_accounts c on c.enrollment_id = n.id and c.balance > 0 where n.order_line_id = l.id)::int as used,
      (select count(*) from enrollments n where n.order_line_id = l.id and n.ended_at is null and n.finished_at is null)::int as running,
      (select count(*) from enrollments n where n.order_line_id = l.id and n.ended_at is null and n.finished_at is null and n.paused_at is not null)::int as paused,
      (select count(*) from (select user_id from enrollments n where n.order_line_id = l.id and n.ended_at is null group by user_id having count(*) > 1) twice)::int as granted_twice
    from order_lines l join orders o on o.id = l.order_id`
  return lines.flatMap((line) =>
    lineProblems(line).map((what) => `line ${line.line_id} of order ${line.order_id}: ${what}`),
  )
}

function lineProblems(line: Line): string[] {
  const { quantity, outstanding, used, running, paused, is_paid, is_refunded, is_disputed } = line
  const granted = !is_paid ? 0 : is_refunded || is_disputed ? used : quantity
  return [
    outstanding === granted ? '' : `${outstanding} seats granted, not ${granted} ${JSON.stringify(line)}`,
    used <= quantity ? '' : `${used} of ${quantity} seats used`,
    line.is_fulfilled === is_paid ? '' : 'paid and fulfilled differ',
    is_refunded && running > 0 ? `${running} enrollments run after a refund` : '',
    is_disputed === (running > 0 && paused === running) || running === 0 ? '' : `${paused} of ${running} paused`,
    line.granted_twice > 0 ? 'granted twice' : '',
  ].filter(Boolean)
}

/** Every balance must be the sum of its movements, none below zero except outside accounts, and the total zero. */
async function ledgerFaults(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner<{ id: number; kind: string; balance: number; summed: number }[]>`
    select a.id, a.kind, a.balance, (coalesce((select sum(amount) from credit_movements where to_account_id = a.id), 0)
      - coalesce((select sum(amount) from credit_movements where from_account_id = a.id), 0))::int as summed from credit_accounts a`
  const total = rows.reduce((sum, { balance }) => sum + balance, 0)
  return [
    ...rows
      .filter(({ kind, balance, summed }) => balance !== summed || (kind !== 'purchase' && balance < 0))
      .map((row) => `account ${JSON.stringify(row)}`),
    ...(total === 0 ? [] : [`all balances sum up to ${total}`]),
  ]
}

/** Each invoice number must exist once without gaps, each step once, and refunds must not exceed payments. */
async function stepFaults(owner: postgres.Sql): Promise<string[]> {
  const numbers = await owner<{ number: number; is_paid: boolean }[]>`
    select invoice_number as number, paid_at is not null as is_paid from orders where invoice_number is not null or paid_at is not null order by invoice_number`
  const orders = await owner<
    { id: number; total: number; back: number; paid: number; refunded: number; succeeded: number }[]
  >`
    select o.id, o.total, coalesce((select sum(amount) from refunds r where r.order_id = o.id and r.status = 'succeeded'), 0)::int as back,
      (select count(*) from order_events e where e.order_id = o.id and e.kind = 'paid')::int as paid,
      (select count(*) from order_events e where e.order_id = o.id and e.kind = 'refunded')::int as refunded,
      (select count(*) from refunds r where r.order_id = o.id and r.status = 'succeeded')::int as succeeded
    from orders o`
  return [
    ...numbers.flatMap(({ number, is_paid }, index) =>
      number === index + 1 && is_paid ? [] : [`invoice ${number} is not ${index + 1}`],
    ),
    ...orders.flatMap(({ id, total, back, paid, refunded, succeeded }) => [
      ...(back > total ? [`order ${id} paid back ${back} of ${total}`] : []),
      ...(paid > 1 ? [`order ${id} was paid ${paid} times`] : []),
      ...(refunded === succeeded ? [] : [`order ${id}: ${refunded} steps of ${succeeded} refunds`]),
    ]),
  ]
}
