import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox, type Mailbox } from '../../api/local/mailbox/start-mailbox.ts'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { courses } from '../../api/src/domains/courses/tables.ts'
import { reviews } from '../../api/src/domains/questions/tables.ts'
import { orderLines, orders } from '../../api/src/domains/orders/tables.ts'
import { portals } from '../../api/src/domains/portals/tables.ts'
import { pageRendererOf } from '../../api/src/domains/publishing/page-renderer.ts'
import { publishPaths } from '../../api/src/domains/publishing/publish-paths.ts'
import { task as orderPaid } from '../../api/src/domains/orders/reactions/email.order-paid.ts'
import { check_certificate, generate_certificate } from '../../shared/src/contract/credentials/certificates.ts'
import { finish_module_item, start_module_item } from '../../shared/src/contract/learning/item-progress.ts'
import { dataOf } from '../../site/tests/page-parts.ts'
import { jobContext } from '../support/job-context.ts'
import { enroll, makeCourse, type MadeCourse } from '../support/course.ts'
import { pdfText } from '../support/pdf-text.ts'
import { reviewCourse } from '../support/shop.ts'
import { builtSite } from '../support/site.ts'
import { createWorld, type Person, type PortalName, type World } from '../support/world.ts'

let world: World
let mailbox: Mailbox
const folder = mkdtempSync(join(tmpdir(), 'one-day-mails-'))
beforeAll(async () => {
  await builtSite()
  mailbox = await startMailbox({ dataDir: folder })
  world = await createWorld({ SMTP_URL: mailbox.smtp_url })
}, 180_000)
afterAll(async () => {
  await (await pageRendererOf(world.services)).renderer.close()
  await world.close()
  await mailbox.stop()
  rmSync(folder, { recursive: true })
})

type Case = { name: PortalName; time_zone: string; at: Date }

async function certificateOf({ name, at }: Case, learner: Person, course: MadeCourse) {
  const related_id = await enroll(world, { course, user_id: learner.id, portal: name, purchased_at: at })
  const params = { id: course.items[0]?.id ?? 0 }
  world.setNow(at)
  await learner.call(start_module_item, { params, body: { related_id } })
  await learner.call(finish_module_item, { params, body: { related_id } })
  const { serial } = await learner.call(generate_certificate, {
    params: { user: learner.id, course: course.id },
    body: {},
  })
  world.setNow(null)
  const file = await learner.send('GET', `/certificates/${serial}/pdf`)
  return {
    pdf: await pdfText(new Uint8Array(await file.arrayBuffer())),
    checked: await world.visitor(name).call(check_certificate, { params: { serial } }),
  }
}

/** Returns the course's page, published, changed and reviewed at that instant. */
async function pageOf({ name, at }: Case, learner: Person, course: MadeCourse): Promise<string> {
  await reviewCourse(world, {
    course,
    user_id: learner.id,
    rating: 5,
    text: 'Clear.',
    is_published: true,
    portal: name,
  })
  await world.within(name, async (tx) => {
    await tx.update(reviews).set({ created_at: at }).where(eq(reviews.course_id, course.id))
    await tx.update(courses).set({ published_at: at, updated_at: at }).where(eq(courses.id, course.id))
  })
  const portal = await portalById(world.services.platform.db, world.portals[name].id)
  if (!portal) throw new Error('no portal')
  const path = `/course/${course.slug}`
  expect(
    await publishPaths({
      services: world.services,
      pageRenderer: await pageRendererOf(world.services),
      portal,
      paths: [path],
      log: world.services.log,
    }),
  ).toEqual([])
  return readFileSync(join(world.config.DATA_DIR, 'published/portals', String(portal.id), `${path}.html`), 'utf8')
}

async function receiptOf({ name, at }: Case, buyer: Person, course: MadeCourse): Promise<string> {
  const order_id = await world.within(name, async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        user_id: buyer.id,
        type: 'course',
        status: 3,
        payment_status: 'completed',
        total: 4900,
        idempotency_key: 'one-day-everywhere',
        request_hash: 'x',
        success_path: '/',
        cancel_path: '/',
        created_at: at,
        paid_at: at,
      })
      .returning()
    if (!order) throw new Error('no order')
    await tx.insert(orderLines).values({
      order_id: order.id,
      kind: 'Course',
      course_id: course.id,
      title: 'A course',
      quantity: 1,
      unit_price: 4900,
      total: 4900,
    })
    return order.id
  })
  const context = await jobContext(world, name)
  await orderPaid(context, { order_id })
  context.mailer.close()
  const answer = await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(buyer.email)}`)
  return (
    ((await answer.json()) as { data: { text: string; subject: string }[] }).data.find(({ subject }) =>
      /order/i.test(subject),
    )?.text ?? ''
  )
}

async function exportedAs({ name, at }: Case): Promise<string> {
  const admin = await world.person('admin', name)
  world.setNow(at)
  const file = await admin.send('GET', '/portals/topics/export')
  world.setNow(null)
  return file.headers.get('content-disposition') ?? ''
}

const cases: readonly (Case & { long: string; zone: string; iso: string; wrong: readonly string[] })[] = [
  {
    name: 'core',
    time_zone: 'America/New_York',
    at: new Date('2026-11-22T03:30:00Z'),
    long: 'November 21, 2026',
    zone: 'EST',
    iso: '2026-11-21',
    wrong: ['November 22', '2026-11-22"'],
  },
  {
    name: 'summit',
    time_zone: 'Asia/Tokyo',
    at: new Date('2026-11-21T20:00:00Z'),
    long: 'November 22, 2026',
    zone: 'GMT+9',
    iso: '2026-11-22',
    wrong: ['November 21', '2026-11-21"'],
  },
]
test.each(cases)(
  'PDF, page, structured data, email and export of $name date one instant by its zone',
  { timeout: 90_000 },
  async ({ long, zone, iso, wrong, ...one }) => {
    await world.services.platform.db
      .update(portals)
      .set({ time_zone: one.time_zone })
      .where(eq(portals.id, world.portals[one.name].id))
    const [learner, instructor] = [await world.person('learner', one.name), await world.person('instructor', one.name)]
    const make = () =>
      makeCourse(world, { portal: one.name, outline: [['Text']], has_template: true, instructor_id: instructor.id })

    const { pdf, checked } = await certificateOf(one, learner, await make())
    expect(pdf.match(new RegExp(`(?<=(Completed|Issued)\\|+)${long}`, 'g'))).toEqual([long, long])
    expect(pdf).toContain(`${long.replace('2026', '2028')} (${zone})`)
    expect(pdf.split(`${long} (${zone})`)).toHaveLength(3)
    expect(checked).toMatchObject({ finished_at: one.at.toISOString(), issued_at: one.at.toISOString() })

    const page = await pageOf(one, learner, await make())
    const words = page.replaceAll(/<\/?time[^>]*>/g, '')
    expect(words).toContain(`Updated ${long}`)
    expect(words).toContain(`Ada E., ${long}`)
    expect(page).toContain(`data-time-zone="${one.time_zone}"`)
    expect(dataOf(page, 'Course')).toMatchObject({
      datePublished: iso,
      dateModified: iso,
      review: [{ datePublished: iso }],
    })

    const mail = await receiptOf(one, learner, await make())
    expect(mail).toContain(`paid on ${long} (${zone})`)
    expect(await exportedAs(one)).toBe(`attachment; filename="topics-${iso}.csv"`)
    for (const other of wrong) for (const text of [pdf, page, mail]) expect(text).not.toContain(other)
  },
)
