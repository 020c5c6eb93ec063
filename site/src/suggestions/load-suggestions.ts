import type { suggest_courses } from '@portico/shared/contract/catalog/suggestions.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'

export type Suggestions = Omit<Data<typeof suggest_courses>, 'engine'>
const noSuggestions: Suggestions = { topics: [], courses: [], bundles: [], questions: [] }
let running: AbortController | undefined

/** Loads suggestions; empty if the API fails, since the search itself still works. Null if the input changed meanwhile. */
export async function loadSuggestions(search: string): Promise<Suggestions | null> {
  running?.abort()
  const mine = (running = new AbortController())
  try {
    const answer = await fetch(`/api/suggestions?${new URLSearchParams({ search })}`, {
      headers: { accept: 'application/json' },
      signal: mine.signal,
    })
    return answer.ok ? (await answer.json()).data : noSuggestions
  } catch {
    return mine.signal.aborted ? null : noSuggestions
  }
}
