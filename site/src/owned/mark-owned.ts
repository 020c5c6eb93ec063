import { html } from '../html/html.ts'
import { iconHtml } from '../html/icon-html.ts'
import { loadOwned } from './load-owned.ts'
import { leftOfBundle } from './left-of-bundle.ts'
import { ownedText } from './owned-text.ts'

const check = 'm4.5 12.5 5 5L19.5 7'
let owned: ReturnType<typeof loadOwned> | undefined

/** Marks every card and the page of a course or bundle with what the user already has, in the line reserved for it. */
export async function markOwned(): Promise<void> {
  owned ??= loadOwned()
  const have = await owned
  for (const line of document.querySelectorAll<HTMLElement>('[data-owned]')) mark(line, have)
}

/** Reloads: the page was restored from history, perhaps after a purchase. */
export function markOwnedAgain(): Promise<void> {
  owned = undefined
  return markOwned()
}

function mark(line: HTMLElement, have: Awaited<ReturnType<typeof loadOwned>>): void {
  const { owned: ids = '', learn = '', kind } = line.dataset
  const all = ids === '' ? [] : ids.split(' ').map(Number)
  const words = ownedText({
    ids: all,
    kind: kind === 'bundle' ? 'bundle' : 'course',
    owned: have,
  })
  if (words === null) return
  const said = (text: string) => html`${iconHtml(check, 'icon-small')}${text}`
  // The bar of a phone has room for the step alone; screen readers get all words.
  const shown = line.dataset.room === 'step' ? stepOf(words) : words
  // A card that is itself a link cannot contain another link, so the mark is plain text.
  line.innerHTML = line.closest('a')
    ? said(words.split(':')[0] ?? '').markup
    : html`<a href="${learn}" aria-label="${words}, ${titleOf(line)}">${said(shown)}</a>`.markup
  line.toggleAttribute('data-marked', true)
  if (kind === 'bundle') dropSaving(line, (prices) => leftOfBundle({ ids: all, prices, owns: (id) => have.has(id) }))
}

/** A bundle saves this person less than it saves others: no crossed-out price, and the cost of the rest in place of the saving. */
function dropSaving(line: HTMLElement, left: (prices: Record<string, number | null>) => string): void {
  const card = line.closest('.buy, .bundle-card')
  card?.querySelector('.price del')?.remove()
  const saving = card?.querySelector<HTMLElement>('[data-prices]')
  if (!saving) return
  saving.textContent = left(JSON.parse(saving.dataset.prices ?? '{}'))
  saving.removeAttribute('data-tone')
  saving.hidden = saving.textContent === ''
}

const titleOf = (line: HTMLElement): string =>
  (line.closest('li')?.querySelector('h3') ?? document.querySelector('h1'))?.textContent.trim() ?? ''

/** “You have this course: continue” → “Continue”. */
const stepOf = (words: string): string => {
  const step = words.split(': ').at(-1) ?? words
  return step.charAt(0).toUpperCase() + step.slice(1)
}
