import { loadSuggestions, type Suggestions } from './load-suggestions.ts'
import { suggestionList } from './suggestion-list.ts'
import { suggestionsHtml } from './suggestions-html.ts'

const pause_ms = 120
const fewestLetters = 2
const known = new WeakSet<HTMLInputElement>()
let boxes = 0

/** Suggests topics, courses, bundles and answers below a search box while the user types. */
export function suggestIn(input: HTMLInputElement): void {
  if (known.has(input)) return
  known.add(input)
  const id = `suggestions-${(boxes += 1)}`
  const list = suggestionList(input, id)
  let typing: ReturnType<typeof setTimeout> | undefined
  let answered = ''
  let closings = 0

  async function suggest() {
    const search = input.value.trim()
    if (search.length < fewestLetters) return list.fill('', '')
    const before = closings
    const found = await loadSuggestions(search)
    // Suggestions for words that were searched meanwhile would cover the results.
    if (found === null || before !== closings || document.activeElement !== input) return
    answered = search
    list.fill(suggestionsHtml(id, found), resultCountText(countOf(found)))
  }
  function close() {
    closings += 1
    clearTimeout(typing)
    list.close()
  }
  function move(step: 1 | -1) {
    if (list.isOpen()) list.walk(step)
    else if (answered !== input.value.trim() || !list.reopen()) void suggest()
  }
  input.addEventListener('input', () => {
    clearTimeout(typing)
    // Enter must search for the changed text, not open what was chosen before.
    list.unchoose()
    typing = setTimeout(() => void suggest(), pause_ms)
  })
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Escape' && list.isOpen()) close()
    else if (event.key === 'Enter' && list.chosen()) list.chosen()?.click()
    else return
    event.preventDefault()
  })
  input.addEventListener('blur', close)
  input.form?.addEventListener('submit', close)
  addEventListener('pageshow', close)
  // Handle input typed before this script loaded, unless it has been searched.
  if (input.value !== '' && !isSearched(input.value)) void suggest()
}

const isSearched = (words: string): boolean => new URLSearchParams(location.search).get('search') === words.trim()

const countOf = ({ topics, courses, bundles, questions }: Suggestions): number =>
  topics.length + courses.length + bundles.length + questions.length

const resultCountText = (total: number): string =>
  total === 0
    ? 'No suggestions.'
    : `${total === 1 ? '1 suggestion' : `${total} suggestions`}. Use the arrow keys to choose.`
