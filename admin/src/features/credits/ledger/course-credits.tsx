import { list_course_credits, type CourseCredits } from '@portico/shared/contract/credits/ledger.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '@portico/shared/ui/menu.tsx'
import type { ReactNode } from 'react'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { creditsSearchParams } from '../search-params.ts'
import type { CreditAction } from './credit-action-dialog.ts'

const columns: readonly Column<CourseCredits>[] = [
  { name: 'title', header: 'Course', cell: ({ title }) => title },
  {
    name: 'available',
    header: 'Available',
    number: true,
    phone: 'beside',
    cell: ({ available_credits }) => <strong>{formatCount(available_credits)}</strong>,
  },
  { name: 'remaining', header: 'Set aside', number: true, cell: ({ remaining }) => formatCount(remaining) },
  { name: 'distributed', header: 'With managers', number: true, cell: ({ distributed }) => formatCount(distributed) },
  { name: 'used', header: 'Used', number: true, cell: ({ used }) => formatCount(used) },
]

export type TableProps = {
  filter: ReactNode
  /** undefined for users who may only read */
  onAsk: ((ask: CreditAction) => void) | undefined
  onStatement: (account_id: number) => void
}

/** The credits of each course (CRD-005). */
export function CourseCreditsTable({ filter, onAsk, onStatement }: TableProps) {
  const list = usePagedList({
    name: 'course-credits',
    address: creditsSearchParams,
    ask: (query) => api(list_course_credits, { query }),
  })
  return (
    <ListPanel
      list={list}
      name="Credits by course"
      filters={
        <>
          {filter}
          <SearchFilter label="Search" placeholder="Title" {...list.searchField} />
        </>
      }
      empty={{ title: 'No courses yet', text: 'Published courses appear here with their credits.' }}
      table={{
        label: 'Credits of courses',
        columns,
        titleOf: ({ title }) => title,
        actions: (course) => {
          const entries = actionsOf(course, { onAsk, onStatement })
          return entries.length === 0 ? null : (
            <Menu
              trigger={<IconButton icon="more" size="small" label={`Credits of ${course.title}`} />}
              entries={entries}
            />
          )
        },
      }}
    />
  )
}

function actionsOf(course: CourseCredits, { onAsk, onStatement }: Omit<TableProps, 'filter'>): MenuEntry[] {
  const { account_id } = course
  const entries: MenuEntry[] = []
  if (onAsk)
    entries.push(
      { label: 'Give a manager credits', icon: 'user', onSelect: () => onAsk({ does: 'give_manager', course }) },
      { label: 'Set credits aside', icon: 'plus', onSelect: () => onAsk({ does: 'set_aside', course }) },
    )
  if (onAsk && course.remaining > 0)
    entries.push({ label: 'Revoke credits', icon: 'minus', onSelect: () => onAsk({ does: 'put_back', course }) })
  if (account_id !== null)
    entries.push({ label: 'Statement', icon: 'list', onSelect: () => onStatement(account_id), separated: true })
  return entries
}
