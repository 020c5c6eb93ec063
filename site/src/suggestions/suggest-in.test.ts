import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testWindow } from '../../../tests/support/dom/window.ts'

const answers: (() => void)[] = []
const found = { topics: [], courses: [], bundles: [], questions: ['What is sepsis?'] }
vi.mock('./load-suggestions.ts', () => ({
  loadSuggestions: () => new Promise((resolve) => answers.push(() => resolve(found))),
}))
const filled = vi.fn<(html: string, said: string) => void>()
vi.mock('./suggestion-list.ts', () => ({
  suggestionList: () => ({
    fill: filled,
    close: () => {},
    unchoose: () => {},
    chosen: () => null,
    isOpen: () => false,
    reopen: () => false,
    walk: () => {},
  }),
}))
vi.mock('./suggestions-html.ts', () => ({ suggestionsHtml: () => 'html' }))

beforeAll(() => void testWindow())
beforeEach(() => {
  filled.mockClear()
  answers.length = 0
})

/** A search box with the focus and these words, whose suggestions are on their way. */
async function typed(words: string) {
  const { suggestIn } = await import('./suggest-in.ts')
  document.body.innerHTML = '<form><input /></form>'
  const form = document.querySelector('form')
  const input = document.querySelector('input')
  if (!form || !input) throw new Error('no search box')
  form.addEventListener('submit', (event) => event.preventDefault())
  input.value = words
  input.focus()
  suggestIn(input)
  return form
}
const answer = async () => {
  for (const one of answers) one()
  // What follows the answer runs in the next microtasks.
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve()
}

test('suggestions that arrive after the words were searched do not open', async () => {
  const form = await typed('sepsis')
  form.dispatchEvent(new Event('submit', { cancelable: true }))
  await answer()
  expect(filled).not.toHaveBeenCalled()
  await typed('sepsis')
  await answer()
  expect(filled).toHaveBeenCalledOnce()
})
