import { inDatabase } from './portico-database.ts'
import { flagship } from './shopper.ts'

export type FinishedCourse = { related_id: string; serial: string; order_id: string }

let courseCount = 0

/** Creates a course that the person bought and finished at an instant, with its certificate and order. */
export async function makeFinishedCourse(email: string, at: string): Promise<FinishedCourse> {
  const serial = `HELD-${Date.now()}-${(courseCount += 1)}`
  const snapshot = {
    learner: 'Robin Vale',
    course: 'One day',
    duration_minutes: 60,
    ce_credits: 1,
    statement: 'has completed',
    title: 'Certificate of Completion',
    signatory_name: '',
    signatory_title: '',
    organizations: [],
    instructors: ['Mara Lind'],
    portal: 'Portico',
    company: 'Portico',
    logo: '',
    time_zone: 'America/New_York',
    finished_at: at,
  }
  return inDatabase((sql) =>
    sql.begin(async (tx): Promise<FinishedCourse> => {
      const [enrolled] = await tx<{ user_id: string; course_id: string; related_id: string }[]>`
      insert into enrollments (portal_id, course_id, user_id, status, percentage, purchased_at, finished_at)
      select 24, c.id, u.id, 5, 100, ${at}, ${at} from courses c, users u where c.portal_id = 24 and c.slug = ${flagship} and u.email = ${email} returning user_id, course_id, id as related_id`
      if (!enrolled) throw new Error('no enrollment was made')
      const { user_id, course_id, related_id } = enrolled
      await tx`insert into certificates (portal_id, serial, enrollment_id, user_id, course_id, snapshot, issued_at) values (24, ${serial}, ${related_id}, ${user_id}, ${course_id}, ${tx.json(snapshot)}, ${at})`
      const [order] = await tx<{ id: string }[]>`
      insert into orders (portal_id, user_id, type, status, payment_status, total, idempotency_key, request_hash, success_path, cancel_path, created_at, paid_at)
      values (24, ${user_id}, 'course', 3, 'completed', 1900, ${serial}, 'x', '/', '/', ${at}, ${at}) returning id`
      if (!order) throw new Error('no order was made')
      await tx`insert into order_lines (portal_id, order_id, kind, course_id, title, quantity, unit_price, total, fulfilled_at) values (24, ${order.id}, 'Course', ${course_id}, 'One day', 1, 1900, 1900, ${at})`
      await tx`insert into notifications (portal_id, user_id, type, properties, created_at) values (24, ${user_id}, 'certificate_issued', ${tx.json({ title: 'One day', original_id: Number(related_id) })}, ${at})`
      return { related_id, serial, order_id: order.id }
    }),
  )
}
