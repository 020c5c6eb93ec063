import { within } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { press } from '../../../../tests/support/dom/by-keyboard.ts'
import { expectAccessible } from '../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { runQueued } from '../../../../tests/support/run-queued.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'

let world: World
let person: Person
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const currentUrl = () => `${location.pathname}${location.search}`
/** Waits for this number of tag rows that contain the text. */
const countRows = (count: number, text = '') =>
  waitFor(() => {
    const rows = [...document.querySelectorAll('[aria-label=Tags] tbody tr')]
    expect(rows.filter(({ textContent }) => textContent.includes(text)).length).toBe(count)
  })
const dialog = async (name: string) => within(await page.findByRole('dialog', { name }))
const runJob = async () => expect((await runQueued(world, 'lists.job-asked')).ran).not.toHaveLength(0)

/** Creates this number of tags that start with the word, and opens their list as a new admin. */
async function openTags(word: string, count: number): Promise<void> {
  await world.within('core', (tx) =>
    tx.execute(
      sql`insert into tags (title, slug) select ${word} || ' ' || lpad(n::text, 3, '0'), lower(${word}) || '-' || n from generate_series(1, ${count}::integer) n`,
    ),
  )
  person = await world.person('admin')
  page = await openAdmin(world, person, `/portals/tags?search=${word}`)
}

/** Closes the page and opens it, or another path, in the same browser. */
async function reload(path = currentUrl()): Promise<void> {
  await page.close()
  page = await openAdmin(world, person, path)
}

/** Opens the topics by keyboard, so that the pointer stays where it is. */
async function openTopics(): Promise<void> {
  page.getByRole('link', { name: 'Topics' }).focus()
  await page.user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/portals/topics'))
}

async function selectAll(count: number): Promise<void> {
  await page.user.click(await page.findByRole('checkbox', { name: 'Select all on this page' }))
  await press(page.user, await page.findByRole('button', { name: `Select all ${count} that match` }))
  await page.findByText(`All ${count} that match are selected`)
}

/** Turns all matching entries into drafts; each test uses a different count, so that none mistakes another's report for its own. */
async function makeDrafts(count: number): Promise<void> {
  await selectAll(count)
  await press(page.user, page.getByRole('button', { name: 'Edit' }))
  const edit = await dialog(`Edit all ${count} tags that match`)
  expect(edit.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await page.user.selectOptions(edit.getByLabelText('Status'), 'Draft')
  await expectAccessible()
  await page.user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(currentUrl()).toMatch(/job=\d+/))
}

test('[REF-002] a list shows its total and remembers rows, columns and density per user', async () => {
  await openTags('Kept', 22)
  await page.findByText('22 entries')
  await countRows(20)
  await page.user.click(page.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(currentUrl()).toContain('cursor='))
  await page.user.selectOptions(await page.findByLabelText('Rows per page'), '50')
  await countRows(22)
  expect(currentUrl()).not.toContain('cursor=')

  const head = within(page.getByRole('table'))
  await press(page.user, head.getByRole('button', { name: 'Columns and density' }))
  const chosen = await dialog('Columns and density')
  await page.user.click(chosen.getByLabelText('Address'))
  await page.user.click(chosen.getByLabelText('Compact'))
  await expectAccessible()
  await page.user.click(chosen.getByRole('button', { name: 'Done' }))
  expect(page.queryByRole('columnheader', { name: 'Address' })).toBeNull()
  await reload()
  await countRows(22)
  page.getByRole('columnheader', { name: 'Title' })
  expect(page.queryByRole('columnheader', { name: 'Address' })).toBeNull()
  expect(page.getByRole('table').getAttribute('data-density')).toBe('compact')

  // Another list, and another user of the same computer, have the default view.
  await reload('/portals/topics')
  await page.findByRole('heading', { name: 'Topics' })
  const stored = Object.keys(localStorage)
  for (const [name, value] of (await world.person('admin')).cookies) person.cookies.set(name, value)
  await reload('/portals/tags?search=Kept')
  await countRows(20)
  page.getByRole('columnheader', { name: 'Address' })
  expect(Object.keys(localStorage)).toEqual(stored)
})

test('[REF-007] edits all matches beyond the page, with progress that survives a reload, and reports', async () => {
  await openTags('Edited', 130)
  await makeDrafts(130)
  await reload()
  await page.findByRole('progressbar', { name: 'Changing entries' })
  await runJob()
  await page.findByText('130 entries were changed.')
  await countRows(20, 'Draft')
  const link = page.getByRole('link', { name: 'Report' })
  expect(link.hasAttribute('download')).toBe(true)
  const report = await fetch(link.getAttribute('href') ?? '')
  expect(report.headers.get('content-disposition')).toMatch(/filename="?tags-report-\d{4}-\d\d-\d\d\.csv/)
  expect((await report.text()).match(/Changed/g)).toHaveLength(130)
  await page.user.click(page.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(currentUrl()).not.toContain('job='))
})

test('a bulk edit reports its result on whatever page is open', async () => {
  await openTags('Elsewhere', 131)
  await makeDrafts(131)
  await openTopics()
  await runJob()
  await page.findByText('131 entries were changed.')
  expect(location.pathname).toBe('/portals/topics')
})

test('[REF-007] deletes all matches beyond the page and restores them from another page', async () => {
  await openTags('Deleted', 132)
  await selectAll(132)
  await press(page.user, page.getByRole('button', { name: 'Delete' }))
  const ask = await page.findByRole('dialog', { name: 'Are You Sure?' })
  expect(ask.textContent).toContain(
    'All 132 tags that match will be permanently deleted and cannot be undone after 10 seconds.',
  )
  await page.user.click(within(ask).getByRole('button', { name: 'OK' }))
  await page.findByRole('progressbar', { name: 'Deleting entries' })
  await runJob()
  // Hovering over the offer pauses its ten seconds.
  await page.user.hover(await page.findByRole('button', { name: 'Undo' }))
  expect(page.getAllByText('132 entries were deleted.')).not.toHaveLength(0)
  await page.findByRole('heading', { name: 'No results' })
  await openTopics()
  await page.user.click(page.getByRole('button', { name: 'Undo' }))
  await waitFor(runJob)
  await page.findByText('132 entries were restored.')
  await expectAccessible()
  await reload('/portals/tags?search=Deleted')
  await page.findByText('132 entries')
})

test('closing the page keeps a deletion; undoing it restores the entry unchanged', async () => {
  await openTags('Closed', 2)
  const remove = async (name: string) => {
    await page.user.click(await page.findByRole('button', { name: `More actions for ${name}` }))
    await page.user.click(await page.findByRole('menuitem', { name: 'Delete' }))
    await page.user.click((await dialog('Are You Sure?')).getByRole('button', { name: 'OK' }))
    await page.findByText(`${name} was deleted.`)
  }
  await remove('Closed 001')
  await page.user.keyboard('{Control>}z{/Control}')
  await page.findByText('1 entry was restored.')
  await page.findByRole('link', { name: 'Closed 001' })
  await remove('Closed 002')
  await reload()
  await page.findByRole('link', { name: 'Closed 001' })
  expect(page.queryByRole('link', { name: 'Closed 002' })).toBeNull()
})
