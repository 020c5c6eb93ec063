import { find_entries } from '@portico/shared/contract/catalog/palette.ts'
import { useQuery } from '@tanstack/react-query'
import { apiWithoutRedirect } from '../kernel/api.ts'
import { useSession } from '../kernel/session/session.ts'
import { useDebounced } from '../kernel/use-debounced.ts'
import { choiceOfEntry, type EntryChoice } from './choice-of-entry.ts'

// Shorter than the delay of filters: nothing is written to the URL, and the user is waiting.
const wait_ms = 250
const shortest = 2
type EntrySearchResult = { entries: readonly EntryChoice[]; state: 'idle' | 'searching' | 'failed' | 'found' }

/** Finds entries that match the typed text once typing pauses; never returns entries for earlier text. */
export function useEntrySearch(words: string): EntrySearchResult {
  const { portal } = useSession()
  const rested = useDebounced(words, wait_ms)
  const { data, isError } = useQuery({
    queryKey: ['palette', portal.id, rested],
    enabled: rested.length >= shortest,
    queryFn: () => apiWithoutRedirect(find_entries, { query: { search: rested } }),
  })
  if (words.length < shortest) return { entries: [], state: words === '' ? 'idle' : 'found' }
  if (rested !== words) return { entries: [], state: 'searching' }
  if (isError) return { entries: [], state: 'failed' }
  return data ? { entries: data.map(choiceOfEntry), state: 'found' } : { entries: [], state: 'searching' }
}
