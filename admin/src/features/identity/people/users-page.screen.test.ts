import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { login } from '@portico/shared/contract/identity/session.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { memberships } from '../../../../../api/src/domains/identity/tables.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const dialog = async (name: string) => within(await page.findByRole('dialog', { name }))
const isClosed = (name: string) => waitFor(() => expect(page.queryByRole('dialog', { name })).toBeNull())
async function confirm(given: string): Promise<void> {
  const asked = await dialog('Confirm it’s you')
  await page.user.type(asked.getByLabelText('Your password'), given)
  await page.user.click(asked.getByRole('button', { name: 'Confirm' }))
}

test('a role change prompts for the password, keeps the choice, and then retries automatically', async () => {
  const admin = await world.person('admin')
  const { email } = await world.person('learner')
  page = await openAdmin(world, admin, `/users?search=${encodeURIComponent(email)}`)
  const row = async () => within(await page.findByRole('row', { name: new RegExp(email) }))
  const change = async () => {
    await page.user.click((await row()).getByRole('button', { name: 'Change roles of Ada Example' }))
    const roles = await dialog('Roles of Ada Example')
    await page.user.click(await roles.findByLabelText('Editor'))
    await page.user.click(roles.getByRole('button', { name: 'Save' }))
    return roles
  }
  const roles = await change()
  await dialog('Confirm it’s you')
  await expectAccessible()
  await confirm('Wrong!passw0rd')
  await page.findByText('The password is not correct.')
  await page.user.click((await dialog('Confirm it’s you')).getByRole('button', { name: 'Cancel' }))
  expect(roles.getByLabelText<HTMLInputElement>('Editor').checked).toBe(true)
  await page.user.click(roles.getByRole('button', { name: 'Save' }))
  await confirm(admin.password)
  await page.findByText('Save Successful')
  await (await row()).findByText('Editor')
  // No second prompt appears within ten minutes.
  await change()
  await isClosed('Roles of Ada Example')
  await waitFor(async () => expect((await row()).queryByText('Editor')).toBeNull())
})

test('[ROL-037] shows whether a course admin is limited to assigned courses, and lets staff change it', async () => {
  const [admin, limited] = [await world.person('admin'), await world.person('course_admin')]
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_limited_to_courses: true }).where(eq(memberships.user_id, limited.id)),
  )
  await admin.confirm()
  page = await openAdmin(world, admin, linkToStaff('userRoles', { slug: limited.id, portal_id: world.portals.core.id }))
  const only = () => page.findByLabelText<HTMLInputElement>('Only in courses that they teach or manage')
  expect((await only()).checked).toBe(true)
  page.getByText(/Set when they are assigned to their first course/)
  await page.user.click(await only())
  await expectAccessible()
  await page.user.click(page.getByRole('button', { name: 'Save roles' }))
  await page.findByText('Save Successful')
  const [row] = await world.within('core', (tx) =>
    tx.select().from(memberships).where(eq(memberships.user_id, limited.id)),
  )
  expect(row?.is_limited_to_courses).toBe(false)
  await page.user.click(page.getByLabelText('Course Admin'))
  await page.user.click(page.getByLabelText('Manager'))
  expect(page.queryByLabelText('Only in courses that they teach or manage')).toBeNull()
})

test('saving other roles keeps a limit to courses that was set after the form opened', async () => {
  const [admin, person] = [await world.person('admin'), await world.person('course_admin')]
  await admin.confirm()
  page = await openAdmin(world, admin, linkToStaff('userRoles', { slug: person.id, portal_id: world.portals.core.id }))
  await page.user.click(await page.findByLabelText('Manager'))
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_limited_to_courses: true }).where(eq(memberships.user_id, person.id)),
  )
  await page.user.click(page.getByRole('button', { name: 'Save roles' }))
  await page.findByText('Save Successful')
  const [row] = await world.within('core', (tx) =>
    tx.select().from(memberships).where(eq(memberships.user_id, person.id)),
  )
  expect(row?.roles).toContain('manager')
  expect(row?.is_limited_to_courses).toBe(true)
})

test('[USR-007] [USR-010] deleting explains the effects, asks for confirmation, and returns to the list', async () => {
  const [staff, leaver] = [await world.person('sub_admin'), await world.person('learner')]
  await finishCourse(leaver)
  page = await openAdmin(world, staff, linkToStaff('userSettings', { slug: leaver.id }))
  const panel = within(await page.findByRole('region', { name: /^Delete from/ }))
  await panel.findByText('1 completed course, 0 certificates and 0 orders stay on record.')
  await page.user.click(panel.getByRole('button', { name: 'Delete' }))
  await page.user.click((await dialog('Delete Ada Example?')).getByRole('button', { name: 'Delete' }))
  await confirm(staff.password)
  await waitFor(() => expect(location.pathname).toBe(linkToStaff('users')))
  await page.user.type(await page.findByLabelText('Search'), leaver.email)
  await page.findByRole('heading', { name: 'No results' })
})

test('[USR-016] [USR-034] [SES-044] [OP-03] sets a generated password for single-portal accounts; others only get a reset link', async () => {
  const staff = await world.person('sub_admin')
  const [own, shared] = [await world.person('learner'), await world.person('learner')]
  await world.services.platform.sql`
    insert into memberships (portal_id, user_id, roles) values (${world.portals.summit.id}, ${shared.id}, '{learner}')`
  page = await openAdmin(world, staff, linkToStaff('userPassword', { slug: own.id }))
  await page.user.click(await page.findByRole('button', { name: 'Set a password' }))
  const asked = await dialog('Reset password')
  await page.user.click(asked.getByRole('button', { name: 'Generate a password' }))
  const generated = asked.getByLabelText<HTMLInputElement>('Generated password (shown only once)').value
  expect(generated).toMatch(/^(?=.*[a-zA-Z])(?=.*\d)(?=.*[!@#$%^&*])[a-zA-Z\d!@#$%^&*]{8,12}$/)
  await page.user.click(asked.getByRole('button', { name: 'Set password' }))
  await confirm(staff.password)
  await isClosed('Reset password')
  await world.visitor().call(login, { body: { login: own.email, password: generated } })
  await page.close()

  page = await openAdmin(world, staff, linkToStaff('userPassword', { slug: shared.id }))
  await page.findByText(/This person also belongs to other portals/)
  expect(page.queryByRole('button', { name: 'Set a password' })).toBeNull()
  await expectAccessible()
  await page.user.click(page.getByRole('button', { name: 'Send a reset link' }))
  await page.findByText(`A link is on its way to ${shared.email}.`)
})

async function finishCourse({ id }: Person): Promise<void> {
  const course = await makeCourse(world)
  await world.services.platform.sql`
    insert into enrollments (portal_id, course_id, user_id, status, percentage, purchased_at, finished_at)
    values (${world.portals.core.id}, ${course.id}, ${id}, 5, 100, now(), now())`
}
