import { randomUUID } from 'node:crypto'
import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { assignmentResponses } from '../../../../../api/src/domains/assignments/tables.ts'
import { courseManagers } from '../../../../../api/src/domains/learning/tables.ts'
import { studentQuestions } from '../../../../../api/src/domains/questions/tables.ts'
import { publishingJobs } from '../../../../../api/src/domains/publishing/tables.ts'
import { get_admin_course } from '@portico/shared/contract/courses/editing.ts'
import { editCourse } from '../../../../../tests/support/edit-entry.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { failCalls, holdCalls } from '../../../../../tests/support/dom/connection.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { runQueued } from '../../../../../tests/support/run-queued.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[BLD-029] [NTF-002] shows that a course is being duplicated, then a toast once the copy exists', async () => {
  const editor = await world.person('editor')
  const title = `Ladders ${editor.id}`
  const { slug } = await makeCourse(world, { title, publication_status: 1 })
  page = await openAdmin(world, editor, `/courses/admin?search=${slug}`)
  const { user } = page
  const row = within(await page.findByRole('row', { name: new RegExp(title) }))
  const openMenu = () => user.click(row.getByRole('button', { name: `More actions for ${title}` }))
  const toast = `The course "${title}" is successfully duplicated!`
  await openMenu()
  await user.click(await page.findByRole('menuitem', { name: 'Duplicate' }))
  await row.findByText('Copying…')
  expect(page.queryByText(toast)).toBeNull()
  await openMenu()
  expect((await page.findByRole('menuitem', { name: 'Duplicate' })).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')

  const { ran } = await runQueued(world, 'courses.copy-asked')
  expect(ran).toHaveLength(1)
  await page.findByText(toast)
  await page.findByRole('link', { name: `${title} (copy)` })
  await waitFor(() => expect(page.queryByText('Copying…')).toBeNull())
})

test('[BLD-021] [FRM-009] lists what blocks publishing; deletes a draft after confirmation and restores it', async () => {
  const title = 'Bare bones'
  const { slug } = await makeCourse(world, { title, slug: 'bare-bones', publication_status: 1, prices: {} })
  page = await openAdmin(world, await world.person('admin'), `/courses/admin?search=${slug}`)
  await page.user.click(await page.findByRole('button', { name: `Publish ${title}` }))
  const dialog = within(await page.findByRole('dialog', { name: 'Not ready to publish' }))
  await dialog.findByText('At least one price: missing')
  dialog.getByText('An instructor: missing')
  dialog.getByText('A certificate template, if it requires a certificate')
  await page.user.keyboard('{Escape}')
  await page.user.click(page.getByRole('button', { name: `More actions for ${title}` }))
  await page.user.click(await page.findByRole('menuitem', { name: 'Delete' }))
  await page.user.click(await page.findByRole('button', { name: 'Cancel' }))
  // The menu entry that opened the dialog is gone.
  expect(document.activeElement).toBe(page.getByRole('button', { name: `More actions for ${title}` }))
  await page.user.click(page.getByRole('button', { name: `More actions for ${title}` }))
  await page.user.click(await page.findByRole('menuitem', { name: 'Delete' }))
  const asked = await page.findByRole('dialog', { name: 'Are You Sure?' })
  expect(asked.textContent).toContain('permanently deleted and cannot be undone')
  await page.user.click(within(asked).getByRole('button', { name: 'OK' }))
  await page.findByRole('heading', { name: 'No results' })
  await page.user.click(await page.findByRole('button', { name: 'Undo' }))
  await page.findByRole('button', { name: `More actions for ${title}` })
})

test('[ROL-036] disables actions that a role may not perform and gives the reason', async () => {
  const instructor = await world.person('instructor')
  const { slug } = await makeCourse(world, {
    title: 'Not yours',
    slug: 'not-yours',
    publication_status: 1,
    instructor_id: instructor.id,
  })
  page = await openAdmin(world, instructor, `/courses/admin?search=${slug}`)
  await page.user.click(await page.findByRole('button', { name: 'More actions for Not yours' }))
  const entry = await page.findByRole('menuitem', { name: 'Publish' })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  expect(entry.title).toBe('You do not have enough permissions for this action')
  expect(page.queryByRole('button', { name: 'Publish Not yours' })).toBeNull()
})

test('describes an unpublishing job by the course’s new status, however late the list loads', async () => {
  const title = 'Late list'
  const { slug } = await makeCourse(world, { title, slug: 'late-list' })
  page = await openAdmin(world, await world.person('admin'), `/courses/admin?search=${slug}`)
  const unpublish = await page.findByRole('button', { name: `Unpublish ${title}` })
  const letGo = holdCalls('/api/admin/courses?')
  await page.user.click(unpublish)
  const jobs = () =>
    world.within('core', (db) => db.update(publishingJobs).set({ state: publishJob.published }).returning())
  await waitFor(async () => expect((await jobs()).length).toBe(1))
  // By now a page that polls the job has its result.
  await new Promise((done) => setTimeout(done, 1_000))
  expect(page.queryByText(`All pages of “${title}” are up to date.`)).toBeNull()
  letGo()
  await page.findByText(`“${title}” was removed from all lists.`)
})

test('[BLD-003] archiving says what happens to how many learners, and is undone; a published course offers no deletion', async () => {
  const title = 'Put away'
  const course = await makeCourse(world, { title, slug: 'put-away' })
  for (const name of ['learner', 'learner'] as const)
    await enroll(world, { course, user_id: (await world.person(name)).id })
  page = await openAdmin(world, await world.person('admin'), '/courses/admin?search=put-away')
  const { user } = page
  const select = async (name: string) => {
    await user.click(await page.findByRole('button', { name: `More actions for ${title}` }))
    await user.click(await page.findByRole('menuitem', { name }))
  }
  await user.click(await page.findByRole('button', { name: `More actions for ${title}` }))
  const deletion = await page.findByRole('menuitem', { name: 'Delete' })
  expect(deletion.getAttribute('aria-disabled')).toBe('true')
  expect(deletion.getAttribute('title')).toBe('Unpublish or archive the course first.')
  await page.findByRole('menuitem', { name: 'Rebuild pages' })
  await user.keyboard('{Escape}')

  await select('Archive')
  const asked = within(await page.findByRole('dialog', { name: `Archive ${title}?` }))
  await asked.findByText(/^2 learners are enrolled\. They keep their access/)
  await expectAccessible()
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await page.findByRole('button', { name: `Unpublish ${title}` })
  await select('Archive')
  await user.click(await page.findByRole('button', { name: 'Archive' }))
  await page.findByRole('button', { name: `Restore from archive ${title}` })
  expect(page.queryByRole('button', { name: `Publish ${title}` })).toBeNull()
  await user.click(await page.findByRole('button', { name: 'Undo' }))
  await page.findByRole('button', { name: `Unpublish ${title}` })
  await page.findByText(`“${title}” is published again.`)
})

test('[BLD-003] [BLD-032] announcing and leaving the storefront ask first and are undone', async () => {
  const title = 'Soon'
  await makeCourse(world, { title, slug: 'soon-sold', publication_status: 1 })
  page = await openAdmin(world, await world.person('admin'), '/courses/admin?search=soon-sold')
  const { user } = page
  const change = async (entry: string, button: string) => {
    await user.click(await page.findByRole('button', { name: `More actions for ${title}` }))
    await user.click(await page.findByRole('menuitem', { name: entry }))
    const dialog = within(await page.findByRole('dialog'))
    await dialog.findByText('Nobody is enrolled.')
    await user.click(dialog.getByRole('button', { name: button }))
  }
  const row = within(await page.findByRole('row', { name: new RegExp(title) }))
  await change('Announce as coming soon', 'Announce')
  await row.findByText('Coming Soon')
  await user.click(await page.findByRole('button', { name: 'Undo' }))
  await row.findByText('Draft')
  await change('Take off the storefront', 'Take off the storefront')
  await row.findByText('Not on the storefront')
  await user.click(await page.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(row.queryByText('Not on the storefront')).toBeNull())
})

test('[BLD-014] sorts and filters in the URL, archives selected courses and lists who refused', async () => {
  const manager = await world.person('course_admin')
  const own = await makeCourse(world, { title: 'Beds', slug: 'beds', prices: { 1: 0 } })
  await makeCourse(world, { title: 'Aprons', slug: 'aprons', prices: { 1: 0 } })
  await makeCourse(world, { title: 'Cots', slug: 'cots' })
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: manager.id, added_by: manager.id }),
  )
  page = await openAdmin(world, manager, '/courses/admin')
  const { user } = page
  const titles = () =>
    page.getAllByRole('button', { name: /^More actions for / }).map((one) => one.getAttribute('aria-label'))
  await page.findByRole('row', { name: /Cots/ })
  await user.selectOptions(page.getByLabelText('Price'), 'Free')
  await user.click(page.getByRole('button', { name: 'Course' }))
  await waitFor(() => expect(titles()).toEqual(['More actions for Aprons', 'More actions for Beds']))
  expect(location.search).toBe('?price=free&sort=title')
  await expectAccessible()

  await user.click(page.getByRole('checkbox', { name: 'Select all on this page' }))
  const chosen = within(await page.findByRole('group', { name: 'Selected courses' }))
  await user.click(chosen.getByRole('button', { name: 'Archive' }))
  const asked = within(await page.findByRole('dialog', { name: 'Archive: 2 courses?' }))
  await user.click(asked.getByRole('button', { name: 'Archive' }))
  const refused = await page.findByText('Not done for 1 course:')
  expect(refused.closest('[role=alert]')?.textContent).toContain(
    'Aprons: Only people who teach or manage this course can change it.',
  )
  await page.findByRole('button', { name: 'Restore from archive Beds' })
  await user.click(await page.findByRole('button', { name: 'Undo' }))
  await page.findByRole('button', { name: 'Unpublish Beds' })
})

test('[BLD-014] selected courses get topics besides their own', async () => {
  const admin = await world.person('admin')
  const topic = await admin.call(callsOf('topics').create, { body: { title: 'Wards' } })
  const own = await admin.call(callsOf('topics').create, { body: { title: 'Own' } })
  await makeCourse(world, { title: 'Beds', slug: 'beds' })
  await editCourse(admin, 'beds', { topic_ids: [own.id] })
  page = await openAdmin(world, admin, '/courses/admin')
  const { user } = page
  await user.click(await page.findByRole('checkbox', { name: 'Select Beds' }))
  await user.click(await page.findByRole('button', { name: 'Add topics' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Add topics to 1 course' }))
  await user.click(await dialog.findByRole('checkbox', { name: 'Wards' }))
  await user.click(dialog.getByRole('button', { name: 'Add topics' }))
  await page.findByText('Topics added to 1 course.')
  const { course } = await admin.call(get_admin_course, { params: { slug: 'beds' } })
  expect(course.topic_ids.toSorted((a, b) => a - b)).toEqual([own.id, topic.id].toSorted((a, b) => a - b))
  await user.selectOptions(page.getByLabelText('Topic'), String(topic.id))
  expect((await page.findByRole('row', { name: /Beds/ })).textContent).toContain('Published')
})

test('[ROL-036] an instructor starts with their own courses, without buttons that they cannot use', async () => {
  const instructor = await world.person('instructor')
  await makeCourse(world, { title: 'Taught', slug: 'taught', instructor_id: instructor.id })
  await makeCourse(world, { title: 'Of others', slug: 'of-others' })
  page = await openAdmin(world, instructor, '/courses/admin')
  await page.findByRole('row', { name: /Taught/ })
  expect(page.queryByText('Of others')).toBeNull()
  expect(page.queryByRole('button', { name: 'Unpublish Taught' })).toBeNull()
  expect(page.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  await page.findByText('Nothing right now. Submissions and questions of your learners appear here.')
  await page.user.selectOptions(page.getByLabelText('Courses to show'), 'All courses')
  await page.findByRole('row', { name: /Of others/ })
})

test('[LRN-044] an instructor first sees the questions and submissions that wait in their courses', async () => {
  const instructor = await world.person('instructor')
  const learner = await world.person('learner')
  const outline = [['Assignment']] as const
  const waiting = await makeCourse(world, { title: 'Wounds', slug: 'wounds', instructor_id: instructor.id, outline })
  await makeCourse(world, { title: 'Quiet', slug: 'quiet', instructor_id: instructor.id })
  for (const course of [waiting, await makeCourse(world, { title: 'Of others', slug: 'of-others', outline })]) {
    const enrollment_id = await enroll(world, { course, user_id: learner.id })
    const { course_id, user_id } = { course_id: course.id, user_id: learner.id }
    await world.within('core', async (tx) => {
      const question = { course_id, enrollment_id, user_id, sent_as: randomUUID() }
      await tx.insert(studentQuestions).values({ ...question, title: 'Which dressing?' })
      await tx.insert(studentQuestions).values({ ...question, sent_as: randomUUID(), title: 'Old', status: 2 })
      const [item] = course.items
      const response = { enrollment_id, module_item_id: item?.id ?? 0, assignment_id: item?.itemable_id ?? 0 }
      await tx.insert(assignmentResponses).values({ ...response, attempt: 1, pass_score: 70, submitted_at: new Date() })
    })
  }
  page = await openAdmin(world, instructor, '/courses/admin')
  const panel = within(await page.findByRole('region', { name: 'Waiting for you' }))
  expect((await panel.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Wounds 1 learner1 submission to grade in Wounds1 question to answer in Wounds',
  ])
  await expectAccessible()
  await page.user.click(panel.getByRole('link', { name: '1 submission to grade in Wounds' }))
  await waitFor(() => expect(location.pathname + location.search).toBe(`/assignments?course=${waiting.id}`))
})

test('the waiting work of an instructor can be loaded again after a failure', async () => {
  page = await openAdmin(world, await world.person('instructor'), '/assignments')
  const link = await page.findByRole('link', { name: 'Courses' })
  const answerAgain = failCalls('/api/admin/taught-courses')
  await page.user.click(link)
  const panel = within(await page.findByRole('region', { name: 'Waiting for you' }))
  const retry = await panel.findByRole('button', { name: 'Try again' })
  answerAgain()
  await page.user.click(retry)
  await panel.findByText('Nothing right now. You are not the instructor of a course yet.')
  expect(panel.queryByRole('button')).toBeNull()
})
