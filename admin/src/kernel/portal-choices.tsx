import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { list_portals } from '@portico/shared/contract/portals/staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from './api.ts'
import { ChoiceList } from './choice-list.tsx'
import { useSession } from './session/session.ts'
import { useDebounced } from './use-debounced.ts'

const pause_ms = 200
const firstCursor: string | undefined = undefined

/** Finds portals by name or slug as the user types; loads them page by page, so that any number works. */
export function PortalChoices({ onChosen }: { onChosen: (slug: string) => void }) {
  const { portal } = useSession()
  const [text, setText] = useState('')
  const words = useDebounced(text.trim(), pause_ms)
  const query = useInfiniteQuery({
    queryKey: ['portals', 'choices', words],
    queryFn: ({ pageParam }) => api(list_portals, { query: { search: words || undefined, cursor: pageParam } }),
    initialPageParam: firstCursor,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const isSearching = query.isPending || query.isPlaceholderData || words !== text.trim()
  const choices = (query.data?.pages ?? [])
    .flatMap(({ data }) => data)
    .map(({ id, slug, name, url }) => ({
      id: slug,
      title: name,
      note: id === portal.id ? 'Current' : new URL(url).hostname,
    }))
  const more = () => {
    if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
  }
  return (
    <div className="stack">
      <ChoiceList
        label="Search portals"
        placeholder="Name or URL"
        list_label="Portals"
        text={text}
        onText={setText}
        choices={choices}
        isOutdated={isSearching}
        onChoose={({ id }) => onChosen(id)}
        onEnd={more}
      />
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
          {failureText(query.error)}
        </ErrorState>
      ) : (
        <p className="small muted" role="status">
          {isSearching ? 'Searching…' : resultCountText(choices.length, query.hasNextPage)}
        </p>
      )}
      {query.hasNextPage ? (
        <div>
          <Button kind="secondary" size="small" busy={query.isFetchingNextPage} onClick={more}>
            Show more portals
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function resultCountText(count: number, hasMore: boolean): string {
  if (count === 0) return 'No matching portals.'
  const shown = countOf(count, 'portal')
  return hasMore ? `The first ${shown}. Type to find others.` : `${shown} found.`
}
