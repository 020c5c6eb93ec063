import { may } from '@portico/shared/access/may.ts'
import {
  list_course_instructors,
  list_course_managers,
  type CourseInstructor,
  type CourseManager,
} from '@portico/shared/contract/learning/enrollments-people.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { AttachRoleButton } from './attach-role.tsx'
import { MakePrimary } from './make-primary.tsx'
import { RemoveManager } from './remove-manager.tsx'

const personColumn = <Row extends { name: string; email: string }>(header: string): Column<Row & object> => ({
  name: 'name',
  header,
  cell: ({ name, email }) => (
    <span className="cell-lines">
      {name}
      <span className="small muted">{email}</span>
    </span>
  ),
})
const managerColumns: readonly Column<CourseManager>[] = [
  personColumn('Manager'),
  { name: 'total', header: 'Seats', number: true, cell: ({ total }) => formatCount(total) },
  {
    name: 'distributed',
    header: 'Assigned',
    number: true,
    cell: ({ distributed, used }) => formatCount(distributed + used),
  },
  {
    name: 'remaining',
    header: 'Left',
    number: true,
    phone: 'below',
    cell: ({ remaining }) => formatCount(remaining),
  },
]
const instructorColumns: readonly Column<CourseInstructor>[] = [
  personColumn('Instructor'),
  {
    name: 'is_primary',
    header: 'Primary',
    phone: 'beside',
    cell: ({ is_primary }) => (is_primary ? <Badge tone="success">Primary</Badge> : '–'),
  },
]

type SectionProps = { slug: string; team_key: readonly unknown[]; mayManage: boolean; onDone: () => void }

/** Lists managers with their seats, and instructors with the primary one first. */
export function CourseTeam({ slug }: { slug: string }) {
  const { me, portal } = useSession()
  const client = useQueryClient()
  const mayManage = may({ roles: [me.current_role], action: 'enrollments.manage' })
  const team_key = ['course-team', portal.id, slug]
  const shown = { slug, team_key, mayManage, onDone: () => void client.invalidateQueries({ queryKey: team_key }) }
  return (
    <>
      <Managers {...shown} />
      <Instructors {...shown} />
    </>
  )
}

function Managers({ slug, team_key, mayManage, onDone }: SectionProps) {
  const view = useTableView('course-managers')
  const query = useQuery({
    queryKey: [...team_key, 'managers'],
    queryFn: () => api(list_course_managers, { params: { slug } }),
  })
  const text = 'People who buy seats in this course or are given the role appear here.'
  return (
    <section className="panel" aria-labelledby="course-managers">
      <div className="filter-row">
        <h2 id="course-managers" className="panel-title">
          Managers
        </h2>
        {mayManage ? <AttachRoleButton slug={slug} onDone={onDone} /> : null}
      </div>
      <ListBody query={query} empty={{ title: 'No managers yet', text }}>
        {(rows) => (
          <DataTable
            label="Managers"
            view={view}
            columns={managerColumns}
            rows={rows.map((row) => ({ ...row, id: row.user_id }))}
            titleOf={({ name }) => name}
            actions={
              mayManage
                ? (row) => (row.is_added ? <RemoveManager slug={slug} manager={row} onDone={onDone} /> : null)
                : undefined
            }
          />
        )}
      </ListBody>
    </section>
  )
}

function Instructors({ slug, team_key, mayManage, onDone }: SectionProps) {
  const view = useTableView('course-instructors')
  const query = useQuery({
    queryKey: [...team_key, 'instructors'],
    queryFn: () => api(list_course_instructors, { params: { slug } }),
  })
  const text = 'Attach the role Instructor to someone.'
  return (
    <section className="panel" aria-labelledby="course-instructors">
      <div className="filter-row">
        <h2 id="course-instructors" className="panel-title">
          Instructors
        </h2>
      </div>
      <ListBody query={query} empty={{ title: 'Nobody teaches this course yet', text }}>
        {(rows) => (
          <DataTable
            label="Instructors"
            view={view}
            columns={instructorColumns}
            rows={rows.map((row) => ({ ...row, id: row.user_id }))}
            titleOf={({ name }) => name}
            actions={
              mayManage
                ? (row) => (row.is_primary ? null : <MakePrimary slug={slug} instructor={row} onDone={onDone} />)
                : undefined
            }
          />
        )}
      </ListBody>
    </section>
  )
}
