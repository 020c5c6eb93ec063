import { may } from '@portico/shared/access/may.ts'
import {
  list_missing_certificates,
  type MissingCertificate,
} from '@portico/shared/contract/credentials/certificates.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { TableView } from '../../../kernel/data-table/table-view.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { BulkSelectionBar } from '../../../kernel/selection/bulk-selection-bar.tsx'
import { personName, useBulkSelection } from '../../../kernel/selection/use-bulk-selection.ts'
import { certificatesSearchParams } from '../search-params.ts'
import { IssueMany } from './issue-many.tsx'
import { waitsForTime } from './waits-for-time.ts'
import { courseCertificates, missingCertificates } from './missing-query.ts'

/** Lists who completed the course without its certificate, which staff can issue to several people. */
export function MissingCertificates({ slug }: { slug: string }) {
  const client = useQueryClient()
  const list = usePagedList({
    name: missingCertificates,
    address: certificatesSearchParams,
    of: [slug],
    ask: (query) => api(list_missing_certificates, { params: { slug }, query }),
  })
  return (
    <ListPanel
      list={list}
      filters={<SearchFilter label="Search" placeholder="Name or email" {...list.searchField} />}
      empty={{
        title: 'No certificate is missing',
        text: 'Everyone who completed this course has a certificate.',
      }}
      table={(rows) => (
        <MissingTable
          slug={slug}
          rows={rows}
          view={list.view}
          onIssued={() => {
            void client.invalidateQueries({ queryKey: [missingCertificates] })
            void client.invalidateQueries({ queryKey: [courseCertificates] })
          }}
        />
      )}
    />
  )
}

const columns = (slug: string): readonly Column<MissingCertificate>[] => [
  {
    name: 'name',
    header: 'Learner',
    cell: ({ user_id, name, email }) => (
      <Link to={linkToStaff('userCertificates', { slug, user_id })}>{name || email}</Link>
    ),
  },
  { name: 'email', header: 'Email', phone: 'below', cell: ({ email }) => <span className="muted">{email}</span> },
  {
    name: 'finished_at',
    header: 'Completed',
    phone: 'beside',
    cell: ({ finished_at }) => <DayCell at={finished_at} />,
  },
  {
    name: 'waits_for',
    header: 'Waits for',
    phone: 'below',
    cell: ({ waits_for }) => (waits_for ? waitsForTime(waits_for) : <span className="muted">Ready to issue</span>),
  },
]

type TableProps = { slug: string; rows: MissingCertificate[]; view: TableView; onIssued: () => void }

function MissingTable({ slug, rows, view, onIssued }: TableProps) {
  const { me } = useSession()
  const many = useBulkSelection(rows, { nameOf: personName, onDone: onIssued })
  const mayIssue = may({ roles: [me.current_role], action: 'certificates.generate_others' })
  return (
    <>
      <BulkSelectionBar noun="learner" many={many}>
        <IssueMany many={many} />
      </BulkSelectionBar>
      <DataTable
        label="Completed without a certificate"
        view={view}
        columns={columns(slug)}
        rows={rows}
        titleOf={({ name, email }) => name || email}
        {...(mayIssue ? { selection: many.selection } : {})}
      />
    </>
  )
}
