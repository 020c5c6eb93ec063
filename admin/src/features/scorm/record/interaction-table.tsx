import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import type { RecordedSco } from './attempt-panel.tsx'

type Props = { interactions: RecordedSco['interactions']; part: string }

/** Table of interactions: what a part asked, what its learner answered and how the content graded that. */
export function InteractionTable({ interactions, part }: Props) {
  const view = useTableView('scorm-interactions')
  return (
    <DataTable
      label={`Interactions of ${part}`}
      view={view}
      rows={interactions.map((one, id) => ({ ...one, id, name: one.id }))}
      titleOf={({ name }) => name}
      columns={[
        { name: 'name', header: 'Question', cell: ({ name }) => name },
        { name: 'type', header: 'Type', cell: ({ type }) => type || '–' },
        {
          name: 'student_response',
          header: 'Answer',
          phone: 'below',
          cell: ({ student_response }) => student_response || '–',
        },
        {
          name: 'correct_responses',
          header: 'Correct answer',
          cell: ({ correct_responses }) => correct_responses.join(' or ') || '–',
        },
        { name: 'result', header: 'Result', phone: 'beside', cell: ({ result }) => result || '–' },
        { name: 'latency', header: 'Took', cell: ({ latency }) => latency || '–' },
      ]}
    />
  )
}
