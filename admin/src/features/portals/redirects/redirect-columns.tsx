import type { Redirect } from '@portico/shared/contract/portals/redirects.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import type { Column } from '../../../kernel/data-table/column.ts'

type Portal = { readonly time_zone: string; readonly url: string }

export const redirectColumns = ({ time_zone, url }: Portal): readonly Column<Redirect>[] => [
  { name: 'from_path', header: 'Old path', cell: ({ from_path }) => <strong>{from_path}</strong> },
  {
    name: 'to_path',
    header: 'New path',
    phone: 'below',
    cell: ({ to_path }) => (
      <a href={url + to_path} target="_blank" rel="noreferrer">
        {to_path}
      </a>
    ),
  },
  {
    name: 'by_hand',
    header: 'Made by',
    only_wide: true,
    cell: ({ by_hand }) => (by_hand ? 'Added by staff' : 'Changed slug'),
  },
  {
    name: 'created_at',
    header: 'Since',
    only_wide: true,
    cell: ({ created_at }) => formatDate({ at: created_at, time_zone, style: 'moment' }),
  },
]
