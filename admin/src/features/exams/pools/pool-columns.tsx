import type { PoolEntry } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Link } from '@tanstack/react-router'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'

export const poolColumns: readonly Column<PoolEntry>[] = [
  {
    name: 'title',
    header: 'Pool',
    cell: ({ id, title }) => <Link to={linkToStaff('questionPool', { id: String(id) })}>{title}</Link>,
  },
  {
    name: 'questions_count',
    header: 'Questions',
    number: true,
    phone: 'below',
    cell: ({ questions_count }) => formatCount(questions_count),
  },
  { name: 'exams_count', header: 'Exams', number: true, cell: ({ exams_count }) => formatCount(exams_count) },
  {
    name: 'updated_at',
    header: 'Last updated',
    only_wide: true,
    cell: ({ updated_at }) => <DayCell at={updated_at} />,
  },
]
