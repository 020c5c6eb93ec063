import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseManagers, curators } from '../../../../../api/src/domains/learning/tables.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { holdCalls } from '../../../../../tests/support/dom/connection.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
let person: Person
let own: MadeCourse
let other: MadeCourse
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  person = await world.person('course_admin')
  own = await makeCourse(world, { title: 'Mine', publication_status: 1, has_template: true, outline: [['Text']] })
  other = await makeCourse(world, { title: 'Theirs', publication_status: 1, has_template: true, outline: [['Text']] })
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: person.id, added_by: person.id }),
  )
})
afterEach(() => world.close())
afterEach(() => page.close())

test('[ROL-037] offers pictures and deletion only for courses within the user’s reach', async () => {
  const checks = [
    { name: 'courseSettings', shown: 'Pictures', buttons: ['Choose file: Picture', 'Delete course'] },
  ] as const
  for (const { name, shown, buttons } of checks) {
    page = await openAdmin(world, person, linkToStaff(name, { slug: own.slug }))
    for (const button of buttons) await page.findByRole('button', { name: button })
    await page.close()
    page = await openAdmin(world, person, linkToStaff(name, { slug: other.slug }))
    await page.findByText('Only people who teach or manage this course can change it.')
    await page.findByRole('heading', { name: shown })
    for (const button of buttons) expect(page.queryByRole('button', { name: button })).toBeNull()
    await page.close()
  }
  page = await openAdmin(world, person, linkToStaff('courseOutline', { slug: other.slug }))
  await page.findByText('Choose an item to read it.')
})

const aboutPeople = [
  'courseCertificates',
  'courseExams',
  'courseSurveys',
  'courseAssignments',
  'courseEnrollments',
  'courseManagers',
  'courseQuestions',
  'courseReviews',
] as const

test('[ROL-037] pages about a course’s people say who sees them and stay hidden from others', async () => {
  for (const name of aboutPeople) {
    page = await openAdmin(world, person, linkToStaff(name, { slug: other.slug }))
    await page.findByText('Only people who teach or manage this course can see this.')
    expect(page.queryByText(/couldn.t be loaded|Resource not found/)).toBeNull()
    for (const button of ['Add manager or instructor', 'Enroll people'])
      expect(page.queryByRole('button', { name: button })).toBeNull()
    const tabs = within(page.getByRole('navigation', { name: 'Course' })).getAllByRole('link')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Content', 'Course page', 'Completion'])
    await page.close()
  }
  page = await openAdmin(world, person, linkToStaff('courseManagers', { slug: own.slug }))
  await page.findByRole('button', { name: 'Add manager or instructor' })
  within(page.getByRole('navigation', { name: 'Course' })).getByRole('link', { name: 'Results' })
})

test('[BLD-037] [ROL-037] a curator without access to the course sees their learner without actions', async () => {
  const learner = await world.person('learner')
  const openLearnerOf = async (course: MadeCourse) => {
    const related_id = await enroll(world, { course, user_id: learner.id })
    await world.within('core', (tx) =>
      tx.insert(curators).values({ enrollment_id: related_id, user_id: person.id, attached_by: person.id }),
    )
    page = await openAdmin(world, person, linkToStaff('learnerProgress', { slug: course.slug, related_id }))
    const letGo = holdCalls(`/admin/courses/${course.slug}`)
    await page.findByText('Seat time')
    return letGo
  }
  const letGo = await openLearnerOf(own)
  // The page does not know yet whether the course is within the user's reach.
  expect(page.queryByRole('button', { name: /^Actions for / })).toBeNull()
  letGo()
  await page.findByRole('button', { name: /^Actions for / })
  await page.close()
  ;(await openLearnerOf(other))()
  await page.findByRole('link', { name: '← My learners' })
  expect(page.queryByRole('button', { name: /^Actions for / })).toBeNull()
})

test('[ROL-037] the list marks read-only courses, says why, and filters to the user’s own', async () => {
  page = await openAdmin(world, person, '/courses/admin')
  const theirs = await page.findByRole('row', { name: /Theirs Read only/ })
  expect(page.getByRole('row', { name: /Mine/ }).textContent).not.toContain('Read only')
  const reason = 'Only people who teach or manage this course can change it.'
  expect(within(theirs).getByRole('button', { name: 'Publish Theirs' }).title).toBe(reason)
  await page.user.click(within(theirs).getByRole('button', { name: 'More actions for Theirs' }))
  await page.findByRole('menuitem', { name: 'Open outline' })
  for (const name of ['Publish', 'Duplicate', 'Delete']) expect(page.getByRole('menuitem', { name }).title).toBe(reason)
  await page.user.keyboard('{Escape}')
  await page.user.selectOptions(page.getByLabelText('Courses to show'), 'My courses')
  await waitFor(() => expect(page.queryByRole('button', { name: 'Publish Theirs' })).toBeNull())
  page.getByRole('button', { name: 'Publish Mine' })
  await page.close()

  page = await openAdmin(world, await world.person('course_admin'), '/courses/admin')
  await page.findByRole('button', { name: 'Publish Theirs' })
  expect(page.queryByText('Read only')).toBeNull()
  expect(page.queryByLabelText('Courses to show')).toBeNull()
})
