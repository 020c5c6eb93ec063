import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { create_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { write } from '../../../../../tests/support/dom/by-keyboard.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  const colleague = await world.person('instructor')
  await colleague.call(create_question_pool, { body: { title: 'Infection control' } })
})
afterEach(() => world.close())
afterEach(() => page.close())

const questions = 'Slings wear out. {T}\n\nWhere do you stand? {=Beside it ~Below it}\n\nWhy? {}'

test('[EXM-021] [EXM-022] [EXM-023] [EXM-026] [EXM-027] creates a pool, imports questions from a file, edits it, and deletes it after confirmation', async () => {
  const author = await world.person('instructor')
  const title = `Rigging of ${author.email}`
  page = await openAdmin(world, author, '/question-pools')
  let { user } = page
  await page.findByRole('link', { name: 'Infection control' })
  await user.click(page.getByRole('link', { name: 'Create question pool' }))
  await user.type(await page.findByLabelText('Title'), title)
  await user.click(page.getByRole('button', { name: 'Create question pool' }))
  await waitFor(() => expect(location.pathname).toMatch(/\/question-pools\/\d+$/))

  await user.click(await page.findByRole('button', { name: 'Import questions' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Import questions' }))
  await user.upload(dialog.getByLabelText('File'), new File([questions], 'rigging.gift', { type: 'text/plain' }))
  await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>('Text').value).toBe(questions))
  await user.click(dialog.getByRole('button', { name: 'Check' }))
  await dialog.findByText('Line 5: Essay questions are not supported.')
  await expectAccessible()
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await page.findByRole('heading', { name: '2 questions' })
  await user.click(page.getByRole('button', { name: 'Edit question 2' }))
  await write(user, await page.findByRole('textbox', { name: 'Question' }), 'Where does a rigger stand?')
  await page.findByText('Saving')
  await page.findByText('Saved')
  const { pathname } = location
  await page.close()

  page = await openAdmin(world, author, pathname)
  ;({ user } = page)
  await page.findByText('Where does a rigger stand?')
  await user.click(page.getByRole('button', { name: 'Delete' }))
  const question = await page.findByRole('dialog', { name: 'Delete Question Pool' })
  expect(question.textContent).toContain('Are you sure? It will be impossible to change this parameter')
  await user.click(within(question).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(location.pathname).toBe('/question-pools'))
  await page.findByRole('link', { name: 'Infection control' })
  await waitFor(() => expect(page.queryByRole('link', { name: title })).toBeNull())
})
