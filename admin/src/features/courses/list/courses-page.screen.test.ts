import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { publishingJobs } from '../../../../../api/src/domains/publishing/tables.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { holdCalls } from '../../../../../tests/support/dom/connection.ts'
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
  const button = await page.findByRole('button', { name: 'Publish Not yours' })
  expect(button).toHaveProperty('disabled', true)
  expect(button.getAttribute('title')).toBe('You do not have enough permissions for this action')
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
