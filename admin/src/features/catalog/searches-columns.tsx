import type { SearchedPhrase } from '@portico/shared/contract/catalog/searches.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import type { Column } from '../../kernel/data-table/column.ts'

/** Columns of the search log, one row per phrase. */
export const searchesColumns = (time_zone: string): readonly Column<SearchedPhrase>[] => [
  { name: 'query', header: 'Phrase', cell: ({ query }) => query },
  {
    name: 'results',
    header: 'Courses found',
    number: true,
    phone: 'beside',
    cell: ({ results }) => (results === 0 ? <Badge tone="waiting">None</Badge> : formatCount(results)),
  },
  { name: 'times', header: 'Searches', number: true, phone: 'below', cell: ({ times }) => formatCount(times) },
  { name: 'last_at', header: 'Last', cell: ({ last_at }) => formatDate({ at: last_at, time_zone, style: 'moment' }) },
]
