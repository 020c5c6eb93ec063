import { inDatabase } from './portico-database.ts'

type Seated = { learner: string; finished: boolean }
type ManagedSeatsInput = { manager: string; slug: string; quantity: number; seated: readonly Seated[] }

/** Buys seats of a course for a manager of the core portal and seats people on some of them; those who finished hold a certificate. */
export const buySeatsFor = ({ manager, slug, quantity, seated }: ManagedSeatsInput): Promise<void> =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      await tx`set local app.portal_id = 24`
      const [place] = await tx<{ course_id: number; user_id: number }[]>`
        select c.id as course_id, u.id as user_id from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${manager}`
      if (!place) throw new Error('there is no such course or manager')
      const { course_id, user_id } = place
      const [line] = await tx<{ id: number }[]>`
        with placed as (insert into orders (portal_id, user_id, type, status, payment_status, total, idempotency_key, request_hash, success_path, cancel_path, paid_at)
          values (24, ${user_id}, 'course', 3, 'completed', 0, gen_random_uuid()::text, '-', '/', '/', now()) returning id)
        insert into order_lines (portal_id, order_id, kind, course_id, title, quantity, unit_price, total, fulfilled_at)
        select 24, id, 'Course', ${course_id}, 'Seats', ${quantity}, 0, 0, now() from placed returning id`
      const account = async (kind: string, of: number, enrollment_id: number | null = null) => {
        const [made] = await tx<{ id: number }[]>`
          insert into credit_accounts (portal_id, kind, course_id, user_id, enrollment_id)
          values (24, ${kind}, ${course_id}, ${of}, ${enrollment_id}) returning id`
        return made?.id ?? 0
      }
      const move = (from: number, to: number, amount: number, [name, type]: readonly [string, string]) => tx`
        insert into credit_movements (portal_id, from_account_id, to_account_id, amount, move, type, target, direction, order_line_id)
        values (24, ${from}, ${to}, ${amount}, ${name}, ${type}, 'Course', 1, ${line?.id ?? 0})`
      const own = await account('manager', user_id)
      await move(await account('purchase', user_id), own, quantity, ['purchased', 'Purchased'])
      for (const { learner, finished } of seated) {
        const [enrolled] = await tx<{ id: number; user_id: number }[]>`
          insert into enrollments (portal_id, course_id, user_id, order_line_id, status, percentage, started_at, finished_at)
          select 24, ${course_id}, id, ${line?.id ?? 0}, ${finished ? 5 : 1}, ${finished ? 100 : 25}, now(), ${finished ? tx`now()` : null}
          from users where email = ${learner} returning id, user_id`
        if (!enrolled) throw new Error(`nobody has the address ${learner}`)
        await move(own, await account('learner', enrolled.user_id, enrolled.id), 1, ['consumed', 'Allocated'])
        if (finished)
          await tx`insert into certificates (portal_id, serial, enrollment_id, user_id, course_id, snapshot)
            values (24, ${`SEAT-${enrolled.id}-${'0'.repeat(20)}`.slice(0, 34)}, ${enrolled.id}, ${enrolled.user_id}, ${course_id}, ${tx.json({ learner, course: slug })})`
      }
    }),
  )
