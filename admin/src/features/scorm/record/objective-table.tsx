import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import type { RecordedSco } from './attempt-panel.tsx'

type Props = { objectives: RecordedSco['objectives']; part: string }

/** Table of a part's learning objectives and the learner's progress on each. */
export function ObjectiveTable({ objectives, part }: Props) {
  const view = useTableView('scorm-objectives')
  return (
    <DataTable
      label={`Objectives of ${part}`}
      view={view}
      rows={objectives.map((one, id) => ({ ...one, id, name: one.id }))}
      titleOf={({ name }) => name}
      columns={[
        { name: 'name', header: 'Objective', cell: ({ name }) => name },
        { name: 'status', header: 'Status', phone: 'below', cell: ({ status }) => status || '–' },
        { name: 'score', header: 'Score', number: true, phone: 'beside', cell: ({ score }) => score || '–' },
      ]}
    />
  )
}
