import type { suggest_courses } from '@portico/shared/contract/catalog/suggestions.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { othersHtml } from './others-html.ts'

let latest = ''

/** Lists bundles and answers that match the search below its courses. Nothing is shown without a phrase, without a match or if the call fails. */
export async function renderOthers(box: HTMLElement, search: string): Promise<void> {
  // Another page or filter of the same search has the same bundles and answers.
  if (latest === search) return
  latest = search
  const markup = search === '' ? '' : await othersOf(search)
  if (latest !== search) return
  box.innerHTML = markup
  box.hidden = markup === ''
}

async function othersOf(search: string): Promise<string> {
  try {
    const answer = await fetch(`/api/suggestions?${new URLSearchParams({ search })}`, {
      headers: { accept: 'application/json' },
    })
    if (!answer.ok) return ''
    const { data }: { data: Data<typeof suggest_courses> } = await answer.json()
    return othersHtml([
      ...data.bundles.map(({ slug, title }) => ({ kind: 'Bundle', title, href: linkTo('bundle', { slug }) })),
      ...data.questions.map(({ slug, title }) => ({ kind: 'FAQ', title, href: linkTo('question', { slug }) })),
    ])
  } catch {
    return ''
  }
}
