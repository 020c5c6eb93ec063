import { within } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { press, write } from '../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  await world.within('core', (tx) =>
    tx.execute(
      sql`insert into topics (title, slug) select 'Topic ' || lpad(n::text, 2, '0'), 'topic-' || n from generate_series(1, 25) n`,
    ),
  )
  const admin = await world.person('admin')
  for (const title of ['Access', 'Payment']) {
    const category = await admin.call(callsOf('question-categories').create, { body: { title } })
    const body = { question: `${title}: how?`, answer: '<p>So.</p>', category_id: category.id }
    await admin.call(callsOf('faq').create, { body })
  }
})
afterEach(() => world.close())
afterEach(() => page.close())

async function open(path: string, person?: Person): Promise<AdminPage> {
  page = await openAdmin(world, person ?? (await world.person('sub_admin')), path)
  return page
}
const currentUrl = () => `${location.pathname}${location.search}`

test('[REF-001] [REF-002] [REF-027] [FRM-009] [FRM-010] creates, finds, edits and deletes a tag by keyboard alone', async () => {
  const { user } = await open('/portals/tags')
  await press(user, await page.findByRole('link', { name: 'New tag' }))
  await write(user, await page.findByLabelText('Title'), 'Keyboard only')
  expect(page.getByLabelText<HTMLInputElement>('Address').value).toBe('keyboard-only')
  const color = page.getAllByLabelText(/Color/)[0] as HTMLElement
  await write(user, color, 'redish{Enter}')
  await page.findByText('Please enter a color such as #1f6feb.')
  await write(user, color, '#aa3300{Enter}')
  await page.findByText('Save Successful')
  await waitFor(() => expect(currentUrl()).toBe('/portals/tags'))

  await write(user, await page.findByLabelText('Search'), 'keyboard only')
  await waitFor(() => expect(currentUrl()).toContain('search=keyboard'))
  await press(user, await page.findByRole('link', { name: 'Keyboard only' }))
  await write(user, await page.findByLabelText('Title'), 'Keyboard and more')
  await press(user, page.getByRole('button', { name: 'Save' }))
  await page.findByRole('heading', { name: 'Keyboard and more' })
  await press(user, page.getByRole('link', { name: '← Tags' }))

  await press(user, await page.findByRole('checkbox', { name: 'Select Keyboard and more' }), ' ')
  await press(user, page.getByRole('button', { name: 'Delete' }))
  const dialog = await page.findByRole('dialog', { name: 'Are You Sure?' })
  expect(dialog.textContent).toContain(
    'Keyboard and more will be permanently deleted and cannot be undone after 10 seconds.',
  )
  await press(user, page.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Are You Sure?' })).toBeNull())
  await press(user, page.getByRole('button', { name: 'Delete' }))
  await press(user, await page.findByRole('button', { name: 'OK' }))
  await page.findByRole('heading', { name: 'No tags yet' })
})

test('[REF-003] stores the cursor in the URL', async () => {
  const { user } = await open('/portals/topics?sort=title')
  await page.findByRole('link', { name: 'Topic 01' })
  await user.click(page.getByRole('button', { name: 'Next' }))
  await page.findByRole('link', { name: 'Topic 21' })
  expect(currentUrl()).toContain('cursor=')
  const there = currentUrl()
  await page.close()
  const again = (await open(there)).user
  await page.findByRole('link', { name: 'Topic 21' })
  expect(page.queryByRole('link', { name: 'Topic 01' })).toBeNull()
  await again.click(page.getByRole('button', { name: 'Previous' }))
  await page.findByRole('link', { name: 'Topic 01' })
})

test('[REF-007] [FRM-004] a bulk deletion reports undeleted entries; a taken slug is rejected at its field', async () => {
  const { user } = await open('/portals/question-categories/create')
  const save = async () => user.click(page.getByRole('button', { name: 'Save' }))
  await user.type(await page.findByLabelText('Title'), 'Payment')
  await save()
  await page.findByText('Another entry already has this value.')
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Address')))
  await write(user, page.getByLabelText('Title'), 'Unused')
  await write(user, page.getByLabelText('Address'), 'unused')
  await save()
  await user.click(await page.findByRole('checkbox', { name: 'Select Payment' }))
  await user.click(page.getByRole('checkbox', { name: 'Select Unused' }))
  await page.findByText('2 selected')
  await user.click(page.getByRole('button', { name: 'Delete' }))
  await user.click(await page.findByRole('button', { name: 'OK' }))
  const report = await page.findByRole('dialog', { name: 'One entry was not deleted' })
  expect(report.textContent).toContain('Payment')
  expect(report.textContent).toContain('This entry is still in use')
  await page.findByText('Unused was deleted.')
  await waitFor(() => expect(page.queryByRole('link', { name: 'Unused' })).toBeNull())
  const exported = await fetch(page.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '')
  expect(exported.headers.get('content-disposition')).toMatch(/question-categories-\d{4}-\d\d-\d\d\.csv/)
})

test('[REF-002] saves a filter and applies it again', async () => {
  const person = await world.person('sub_admin')
  const { user } = await open('/portals/faq', person)
  await page.findByRole('option', { name: 'Payment' })
  await user.selectOptions(page.getByLabelText('Category'), 'Payment')
  await waitFor(() => expect(currentUrl()).toMatch(/category_id=\d+$/))
  await user.click(page.getByRole('button', { name: 'Saved filters' }))
  await user.type(await page.findByLabelText('Save current filter as'), 'Money')
  const dialog = within(await page.findByRole('dialog', { name: 'Saved filters' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByRole('button', { name: 'Money' })
  await page.close()

  const again = (await open('/portals/faq', person)).user
  await page.findByRole('link', { name: 'Access: how?' })
  await again.click(page.getByRole('button', { name: 'Saved filters' }))
  await again.click(await page.findByRole('button', { name: 'Money' }))
  await waitFor(() => expect(currentUrl()).toMatch(/category_id=\d+$/))
  await waitFor(() => expect(page.queryByRole('link', { name: 'Access: how?' })).toBeNull())
  await page.findByRole('link', { name: 'Payment: how?' })
})

test('[REF-002] does not offer one user’s saved filters to the next user of the browser', async () => {
  const first = (await open('/portals/faq?search=access')).user
  await first.click(await page.findByRole('button', { name: 'Saved filters' }))
  await first.type(await page.findByLabelText('Save current filter as'), 'My words')
  const dialog = within(await page.findByRole('dialog', { name: 'Saved filters' }))
  await first.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByRole('button', { name: 'My words' })
  const left = Object.entries({ ...localStorage })
  expect(left.length).toBeGreaterThan(0)
  await page.close()

  const next = (await open('/portals/faq')).user
  for (const [key, value] of left) localStorage.setItem(key, value)
  await next.click(await page.findByRole('button', { name: 'Saved filters' }))
  await page.findByText('There are no saved filters for this list yet.')
})

test('the list works by keys: search, rows, new entry, shortcut sheet and palette', async () => {
  const { user } = await open('/portals/question-categories')
  const access = await page.findByRole('link', { name: 'Access' })
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(access))
  await user.keyboard('j')
  expect(document.activeElement).toBe(page.getByRole('link', { name: 'Payment' }))
  await user.keyboard('k')
  expect(document.activeElement).toBe(access)
  await user.keyboard('/')
  const search = page.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  expect(document.activeElement).toBe(search)
  await user.keyboard('n?')
  expect(search.value).toBe('n?')
  await user.clear(search)
  search.blur()
  await user.keyboard('?')
  const sheet = await page.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet.textContent).toContain('New entry')
  await user.click(page.getByLabelText('Use single-key shortcuts'))
  await user.keyboard('{Escape}')
  await user.keyboard('n')
  await user.click(page.getByRole('button', { name: /account menu/ }))
  await user.click(await page.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
  expect(currentUrl()).toMatch(/question-categories(\?|$)/)
  await user.click(await page.findByLabelText('Use single-key shortcuts'))
  await user.keyboard('{Escape}')
  await user.keyboard('n')
  await waitFor(() => expect(currentUrl()).toMatch(/question-categories\/create$/))

  await user.keyboard('{Control>}k{/Control}')
  const palette = within(await page.findByRole('dialog', { name: 'Go to page or entry' }))
  await user.type(palette.getByRole('combobox'), 'payment: how')
  await palette.findByRole('option', { name: /Payment: how\?/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(currentUrl()).toMatch(/\/portals\/faq\/\d+$/))
})

test('a missing category can be created within the question form, which keeps its input', async () => {
  const { user } = await open('/portals/faq/create')
  await user.type(await page.findByLabelText('Question'), 'Where is my receipt?')
  await user.click(page.getByRole('button', { name: 'New question category' }))
  await page.findByRole('dialog', { name: 'New question category' })
  await user.click(page.getByRole('button', { name: 'Create' }))
  await page.findAllByText('This field is required')
  await user.type(page.getByLabelText('Title'), 'Receipts')
  await user.click(page.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'New question category' })).toBeNull())
  const category = page.getByLabelText<HTMLSelectElement>(/^Category/)
  await waitFor(() => expect(category.selectedOptions[0]?.textContent).toBe('Receipts'))
  expect(page.getByLabelText<HTMLInputElement>('Question').value).toBe('Where is my receipt?')
  expect(currentUrl()).toMatch(/faq\/create$/)
})

test('validates a CSV file row by row before anything changes, then imports it', async () => {
  const { user } = await open('/portals/tags')
  await user.click(await page.findByRole('button', { name: 'Import CSV' }))
  const dialog = await page.findByRole('dialog', { name: 'Import tags' })
  const file = new File(['Title;Color\nFrom a file;#112233\nBroken;redish\n'], 'tags.csv', { type: 'text/csv' })
  await user.upload(page.getByLabelText<HTMLInputElement>('CSV file'), file)
  await waitFor(() => expect(dialog.textContent).toContain('Nothing has changed yet'))
  expect(dialog.textContent).toContain('Line 3, Broken')
  const problems = page.getByRole('link', { name: 'Download rows with problems' })
  expect(problems.hasAttribute('download')).toBe(true)
  const rows = await fetch(problems.getAttribute('href') ?? '')
  expect(rows.headers.get('content-disposition')).toMatch(/tags-import-problems-.*\.csv/)
  expect(await rows.text()).toContain('Broken')
  await user.click(page.getByRole('button', { name: 'Import 1 row' }))
  await waitFor(() => expect(dialog.textContent).toContain('1 row was imported'))
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as Element)
  await page.findByRole('link', { name: 'From a file' })
})
