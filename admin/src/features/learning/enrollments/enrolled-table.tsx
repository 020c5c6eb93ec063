import { may } from '@portico/shared/access/may.ts'
import type { CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import type { TableView } from '../../../kernel/data-table/table-view.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { BulkSelectionBar } from '../../../kernel/selection/bulk-selection-bar.tsx'
import { personName, useBulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'
import { CompleteMany } from './complete-many.tsx'
import { enrollmentColumns } from './enrollment-columns.tsx'
import { LearnerMenu } from './learner-menu.tsx'
import { UnenrollMany } from './unenroll-many.tsx'

type Props = { slug: string; rows: CourseLearner[]; view: TableView; onChanged: () => void }

/** Table of the learners on this page, with actions for each one and for several at once. */
export function EnrolledTable({ slug, rows, view, onChanged }: Props) {
  const { me } = useSession()
  const mayManage = may({ roles: [me.current_role], action: 'enrollments.manage' })
  const many = useBulkSelection(rows, { nameOf: personName, onDone: onChanged })
  return (
    <>
      <BulkSelectionBar noun="learner" many={many}>
        <CompleteMany slug={slug} many={many} />
        <UnenrollMany slug={slug} many={many} />
      </BulkSelectionBar>
      <DataTable
        label="Enrollments"
        view={view}
        columns={enrollmentColumns(slug)}
        rows={rows}
        titleOf={({ name, email }) => name || email}
        {...(mayManage
          ? {
              selection: many.selection,
              actions: (learner: CourseLearner) => <LearnerMenu slug={slug} learner={learner} onDone={onChanged} />,
            }
          : {})}
      />
    </>
  )
}
