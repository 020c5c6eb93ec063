import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { check_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { certificates, proofJobs } from '../../../../../api/src/domains/credentials/tables.ts'
import { users } from '../../../../../api/src/domains/identity/tables.ts'
import { enrollments } from '../../../../../api/src/domains/learning/tables.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
let admin: Person
let course: MadeCourse
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  const instructor = await world.person('instructor')
  course = await makeCourse(world, { title: 'Ethics', has_template: true, instructor_id: instructor.id })
})
afterEach(() => world.close())
afterEach(() => page.close())

/** A learner who completed the course but has no certificate. */
async function finisher(first_name: string): Promise<Person> {
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  await world.within('core', async (tx) => {
    await tx
      .update(enrollments)
      .set({ status: 5, percentage: 100, finished_at: new Date() })
      .where(eq(enrollments.id, related_id))
    await tx.update(users).set({ first_name }).where(eq(users.id, learner.id))
  })
  return learner
}
const rowOf = ({ email }: Person) => page.findByRole('row', { name: new RegExp(email) })

test('[CER-005] issues the certificates that are missing after one confirmation, and names who is refused', async () => {
  // The fonts of certificates have no Hangul.
  const [one, refused] = [await finisher('Nora'), await finisher('민지')]
  page = await openAdmin(world, admin, linkToStaff('courseCertificates', { slug: course.slug }))
  const zip = within(await page.findByRole('region', { name: 'All certificates' }))
  await zip.findByText('2 completions without a certificate are not in the ZIP.')
  await page.user.click(zip.getByRole('button', { name: 'Show who' }))
  expect(document.activeElement).toBe(await page.findByRole('combobox', { name: 'Show' }))
  for (const person of [one, refused]) await page.user.click(within(await rowOf(person)).getByRole('checkbox'))
  await expectAccessible()
  await page.user.click(page.getByRole('button', { name: 'Issue certificates' }))
  const question = within(await page.findByRole('dialog', { name: 'Issue 2 certificates?' }))
  await page.user.click(question.getByRole('button', { name: 'Issue 2 certificates' }))
  await page.findByText('1 certificate issued.')
  expect((await page.findByRole('alert')).textContent).toMatch(/Not done for 1 learner:민지 Example: /)
  await waitFor(() => expect(page.queryByRole('row', { name: new RegExp(one.email) })).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  await rowOf(refused)
  await zip.findByText('1 completion without a certificate is not in the ZIP.')
})

test('[OP-85] issues one learner’s certificate and revokes it with a reason that its public page shows', async () => {
  const learner = await finisher('Nora')
  page = await openAdmin(world, admin, linkToStaff('userCertificates', { slug: course.slug, user_id: learner.id }))
  await page.user.click(await page.findByRole('button', { name: 'Issue certificate' }))
  await page.user.click(await page.findByRole('button', { name: 'Issue to Nora Example' }))
  const revoke = await page.findByRole('button', { name: /^Revoke / })
  await waitFor(() => expect(page.queryByText(/without a certificate/)).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  await page.user.click(revoke)
  const dialog = within(await page.findByRole('dialog', { name: 'Revoke this certificate?' }))
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Revoke certificate' })
  expect(confirm.disabled).toBe(true)
  await page.user.type(dialog.getByLabelText(/^Reason/), 'Issued to the wrong person')
  await expectAccessible()
  await page.user.click(confirm)
  await page.findByText('Revoked')
  expect(document.activeElement?.hasAttribute('data-serial')).toBe(true)
  const [row] = await world.within('core', (tx) => tx.select().from(certificates))
  expect(await world.visitor().call(check_certificate, { params: { serial: row?.serial ?? '' } })).toMatchObject({
    state: 'revoked',
    revoke_reason: 'Issued to the wrong person',
  })
  await page.close()

  page = await openAdmin(
    world,
    await world.person('course_admin'),
    linkToStaff('userCertificates', { slug: course.slug, user_id: learner.id }),
  )
  await page.findByText('Revoked')
  expect(page.queryByRole('button', { name: /^Revoke / })).toBeNull()
})

test('the certificates ZIP reports a failed job and does not start a second one', async () => {
  const note = (values: Partial<typeof proofJobs.$inferInsert>) =>
    world.within('core', (tx) => tx.insert(proofJobs).values({ kind: 'certificates', course_id: course.id, ...values }))
  await note({ state: publishJob.failed, finished_at: new Date() })
  page = await openAdmin(world, admin, linkToStaff('courseCertificates', { slug: course.slug }))
  await page.findByText('The file could not be prepared. Please try again.')
  // Someone else starts the job after this page was opened.
  await note({})
  await page.user.click(page.getByRole('button', { name: 'Download all certificates (ZIP)' }))
  await page.findByText('Another file is still being prepared. Try again when it is done.')
  await expectAccessible()
  expect(await world.within('core', (tx) => tx.$count(proofJobs))).toBe(2)
})
