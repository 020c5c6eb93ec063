import type { QueuedTraining } from '@portico/shared/contract/credentials/proof-training.ts'
import { hoursLabel, totalHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import type { Column } from '../../../kernel/data-table/column.ts'

type Options = { onOpen: (record: QueuedTraining) => void }

export const trainingColumns = ({ onOpen }: Options): readonly Column<QueuedTraining>[] => [
  {
    name: 'title',
    header: 'Training',
    cell: (one) => (
      <span className="training-cell">
        <button type="button" className="cell-open" onClick={() => onOpen(one)}>
          {one.title}
        </button>
        <span className="small muted">{one.provider}</span>
      </span>
    ),
  },
  {
    name: 'name',
    header: 'Learner',
    phone: 'below',
    cell: ({ name, email }) => (
      <span className="training-cell">
        <span>{name}</span>
        <span className="small muted">{email}</span>
      </span>
    ),
  },
  { name: 'agency', header: 'Agency', only_wide: true, cell: ({ agency }) => agency || '–' },
  { name: 'hours', header: 'Hours', number: true, cell: ({ hours }) => hoursLabel(totalHours(hours)) },
  {
    name: 'completed_on',
    header: 'Completed',
    phone: 'beside',
    cell: ({ completed_on }) => <span className="tabular">{formatCalendarDay(completed_on)}</span>,
  },
]
