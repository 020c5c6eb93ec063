import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { enrollments } from '../../../../../api/src/domains/learning/tables.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { fillPool } from '../../../../../tests/support/portal-credits.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let staff: Person
let course: MadeCourse
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
beforeEach(async () => void (course = await makeCourse(world, { outline: [['Text', 'Text', 'Exam']] })))
afterEach(() => world.close())
afterEach(() => page.close())

async function open(person = staff, path = linkToStaff('courseEnrollments', { slug: course.slug })) {
  page = await openAdmin(world, person, path)
  return page
}
type Taker = Person & { related_id: number }
async function taker(): Promise<Taker> {
  const learner = await world.person('learner')
  return { ...learner, related_id: await enroll(world, { course, user_id: learner.id }) }
}
const named = ({ email }: Person) => ({ name: new RegExp(email) })
const rowOf = (person: Person) => page.findByRole('row', named(person))
const waitForRemoval = (person: Person) => waitFor(() => expect(page.queryByRole('row', named(person))).toBeNull())

/** Opens a learner's action menu and chooses an action. */
async function choose(person: Person, action: string): Promise<void> {
  await page.user.click(within(await rowOf(person)).getByRole('button', { name: /^Actions for / }))
  await page.user.click(await page.findByRole('menuitem', { name: action }))
}

test('[USR-022] unenrolls several learners after one confirmation; names finished learners, who stay, with the reason', async () => {
  const running = [await taker(), await taker()]
  const finished = await taker()
  await world.within('core', (tx) =>
    tx
      .update(enrollments)
      .set({ finished_at: new Date(), status: 5, percentage: 100 })
      .where(eq(enrollments.id, finished.related_id)),
  )
  const { user } = await open()
  for (const one of [...running, finished]) await user.click(within(await rowOf(one)).getByRole('checkbox'))
  const bar = within(page.getByRole('group', { name: 'Selected learners' }))
  bar.getByText('3 learners selected')
  await expectAccessible()
  await user.click(bar.getByRole('button', { name: 'Unenroll' }))
  const question = await page.findByRole('dialog', { name: 'Are You Sure' })
  expect(question.textContent).toContain('you want to unenroll these 3 learners from the course?')
  await user.click(within(question).getByRole('button', { name: 'Yes' }))
  await page.findByText('2 learners unenrolled.')
  expect((await page.findByRole('alert')).textContent).toContain('Not done for 1 learner:')
  for (const one of running) await waitForRemoval(one)
  await rowOf(finished)
})

test('[USR-022] [USR-023] enrolls people by email, names those it cannot enroll, and unenrolls one after confirmation', async () => {
  await fillPool(world, 1)
  const learner = await world.person('learner')
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'Enroll people' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Enroll people' }))
  await user.click(dialog.getByText('Type or paste email addresses'))
  const emails = await dialog.findByRole('textbox', { name: /^Email addresses/ })
  await user.type(emails, `${learner.email}\nnobody@example.com`)
  await user.click(dialog.getByRole('button', { name: 'Enroll 2 people' }))
  await dialog.findByText('1 person was enrolled. Not possible for 1 person.')
  expect(dialog.getByRole('list', { name: 'Not possible' }).textContent).toContain(
    'Nobody on this portal has the email nobody@example.com.',
  )
  await user.click(dialog.getByRole('button', { name: 'Done' }))

  await user.type(page.getByLabelText('Search'), learner.email)
  // The export has the filters of the list.
  const exported = () => page.getByRole<HTMLAnchorElement>('link', { name: 'Export' }).href
  await waitFor(() => expect(exported()).toContain(`/enrollments/export?search=${encodeURIComponent(learner.email)}`))
  expect((await rowOf(learner)).textContent).toContain('0%')
  await choose(learner, 'Unenroll')
  const question = within(await page.findByRole('dialog', { name: 'Are You Sure' }))
  question.getByText('you want to unenroll this learner from the course?')
  await expectAccessible()
  await user.click(question.getByRole('button', { name: 'No, cancel' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Are You Sure' })).toBeNull())
  await rowOf(learner)
  await choose(learner, 'Unenroll')
  await user.click(await page.findByRole('button', { name: 'Yes' }))
  await page.findByText(/is unenrolled\. The credit went back to the portal\.$/)
  await waitForRemoval(learner)
})

test('[BLD-037] attaches a curator, who sees only that learner’s progress and answers', async () => {
  const learner = await taker()
  const curator = await world.person('instructor')
  const { user } = await open()
  await choose(learner, 'Attach a curator')
  const dialog = within(await page.findByRole('dialog', { name: 'Attach a curator' }))
  await user.type(dialog.getByLabelText('Find staff'), curator.email)
  await user.click(await dialog.findByRole('radio', { name: new RegExp(curator.email) }))
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Attach' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Attach a curator' })).toBeNull())
  await waitFor(async () => expect((await rowOf(learner)).textContent).toContain('Curator: Ada Example'))
  await page.close()

  const as = (await open(curator, linkToStaff('curatedLearners'))).user
  const row = within(await rowOf(learner))
  await expectAccessible()
  await as.click(row.getByRole('link'))
  const progress = linkToStaff('learnerProgress', { slug: course.slug, related_id: learner.related_id })
  await waitFor(() => expect(location.pathname).toBe(progress))
  await page.findByText('Seat time')
  await expectAccessible()
  await as.click(page.getByRole('link', { name: /exam/i }))
  await waitFor(() => expect(location.pathname).toContain('/exams-progress/'))
  await page.findByRole('heading', { name: 'No attempts yet' })
  expect(page.queryByRole('button', { name: 'Reset exam' })).toBeNull()
  await as.click(page.getByRole('link', { name: '← Learner' }))
  await waitFor(() => expect(location.pathname).toBe(progress))
  await page.close()

  await open(curator)
  await page.findByText('Only people who teach or manage this course can see this.')
  await page.findByRole('link', { name: 'Course page' })
  expect(page.queryByRole('row', named(learner))).toBeNull()
  expect(page.queryByRole('link', { name: 'Enrollments' })).toBeNull()
})

test('[LRN-032] completes a course for a learner and shows both sides who did and why', async () => {
  const learner = await taker()
  const { user } = await open()
  await choose(learner, 'Mark complete')
  const dialog = within(await page.findByRole('dialog', { name: 'Mark course as complete' }))
  await user.type(dialog.getByLabelText(/^Reason/), 'Sat with us on paper.')
  await user.click(dialog.getByRole('button', { name: 'Mark complete' }))
  await waitFor(async () =>
    expect((await rowOf(learner)).textContent).toContain('By Ada Example: Sat with us on paper.'),
  )
  await user.click(within(await rowOf(learner)).getAllByRole('link')[0] as Element)
  await waitFor(() => expect(page.getAllByText(/^Reading, completed by the staff$/)).toHaveLength(2))
  const { completed_by_staff } = await learner.call(get_learner_course, {
    params: { slug: course.slug },
    query: { related_id: learner.related_id },
  })
  expect(completed_by_staff).toMatchObject({
    name: 'Ada Example',
    reason: 'Sat with us on paper.',
    item_ids: course.items.map(({ id }) => id),
  })
})

test('invites addresses without an account only if asked to, lists them, withdraws and sends again', async () => {
  await fillPool(world, 3)
  const { user } = await open()
  const email = 'not-here-yet@example.com'
  await user.click(await page.findByRole('button', { name: 'Enroll people' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Enroll people' }))
  await user.click(dialog.getByRole('radio', { name: 'Type or paste email addresses' }))
  const choice = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Invite addresses without an account/ })
  expect(choice.checked).toBe(false)
  await user.type(dialog.getByRole('textbox', { name: /^Email addresses/ }), email)
  await user.click(choice)
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Enroll or invite' }))
  await dialog.findByText('1 person was invited.')
  expect(dialog.queryByText(/Nobody on this portal/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  const [learners, invitations] = ['Learners', 'Invitations'].map((name) => page.getByRole('link', { name }))
  expect(learners?.getAttribute('aria-current')).toBe('page')
  if (invitations) await user.click(invitations)
  const row = await page.findByRole('row', { name: new RegExp(email) })
  within(row).getByText('Invited')
  expect(page.getByRole('link', { name: 'Invitations' }).getAttribute('aria-current')).toBe('page')
  expect(page.getByRole('link', { name: 'Learners' }).getAttribute('aria-current')).toBeNull()
  await expectAccessible()
  const act = async (name: string) => {
    await user.click(await page.findByRole('button', { name: `Actions for ${email}` }))
    await user.click(await page.findByRole('menuitem', { name }))
  }
  await act('Withdraw invitation')
  await user.click(
    within(await page.findByRole('dialog', { name: 'Withdraw this invitation?' })).getByRole('button', {
      name: 'Withdraw invitation',
    }),
  )
  await page.findByText(`The invitation to ${email} was withdrawn.`)
  await page.findByText('Withdrawn')
  await act('Invite again')
  await page.findByText(`The invitation was sent to ${email} again.`)
  await page.findByText('Invited again')
})

test('says that a draft must be published before anything is filled in', async () => {
  course = await makeCourse(world, { outline: [['Text']], publication_status: 1 })
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'Enroll people' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Enroll people' }))
  dialog.getByText('Publish this course before you enroll learners.')
  dialog.getByRole('link', { name: 'Go to the outline' })
  expect(dialog.queryByRole('radio')).toBeNull()
  await expectAccessible()
})

test('offers to invite those who could not be enrolled because they have no account', async () => {
  await fillPool(world, 2)
  const learner = await taker()
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'Enroll people' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Enroll people' }))
  await user.click(dialog.getByRole('radio', { name: 'Type or paste email addresses' }))
  await user.type(dialog.getByRole('textbox', { name: /^Email addresses/ }), `${learner.email}\nlater@example.com`)
  await user.click(dialog.getByRole('button', { name: 'Enroll 2 people' }))
  await dialog.findByText(/is in the course already\. Not possible for 1 person\.$/)
  await user.click(dialog.getByRole('button', { name: 'Invite this person' }))
  await dialog.findByText(/^1 person was invited\./)
  expect(dialog.queryByRole('list', { name: 'Not possible' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Invite this person' })).toBeNull()
})

test('says who was enrolled and why nobody was invited if the call to invite is refused', async () => {
  await fillPool(world, 2)
  const learner = await world.person('learner')
  await world.services.platform.sql`insert into rate_limits (key, hits, resets_at)
    values (${`portal-invitations:${world.portals.core.id}`}, 500, now() + interval '1 hour')`
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'Enroll people' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Enroll people' }))
  await user.click(dialog.getByRole('radio', { name: 'Type or paste email addresses' }))
  await user.type(dialog.getByRole('textbox', { name: /^Email addresses/ }), `${learner.email}\nlater@example.com`)
  await user.click(dialog.getByRole('checkbox', { name: /^Invite addresses without an account/ }))
  await user.click(dialog.getByRole('button', { name: 'Enroll or invite 2 people' }))
  await dialog.findByText('1 person was enrolled. Not possible for 1 person.')
  const refused = dialog.getByRole('list', { name: 'Not possible' }).textContent
  expect(refused).toMatch(/later@example\.com.*Too many requests/)
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await rowOf(learner)
})
