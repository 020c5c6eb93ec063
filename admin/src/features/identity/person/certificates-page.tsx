import { download_certificate, type Certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadUrl } from '../../../kernel/api.ts'
import { CertificateState } from '../../../kernel/certificate-state.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { useUserCertificates } from '../overview/certificates-panel.tsx'
import { UserFrame } from './user-frame.tsx'

const columns: readonly Column<Certificate>[] = [
  {
    name: 'course',
    header: 'Course',
    cell: ({ course, serial, check_url }) => (
      <span className="cell-lines">
        <strong>{course}</strong>
        <a className="small" href={check_url}>
          {serial}
        </a>
      </span>
    ),
  },
  { name: 'state', header: 'Status', phone: 'beside', cell: (one) => <CertificateState {...one} /> },
  { name: 'issued_at', header: 'Issued', phone: 'below', cell: ({ issued_at }) => <DayCell at={issued_at} /> },
  { name: 'expires_at', header: 'Expires', only_wide: true, cell: ({ expires_at }) => <DayCell at={expires_at} /> },
]

/** /users/:slug/certificates. */
export const UserCertificatesPage = () => <UserFrame>{({ id }) => <Certificates user_id={id} />}</UserFrame>

function Certificates({ user_id }: { user_id: number }) {
  const query = useUserCertificates(user_id)
  const view = useTableView('user-certificates')
  return (
    <section className="panel" aria-label="Certificates">
      <ListBody
        query={query}
        empty={{ title: 'No certificates yet', text: 'They appear here once they are issued for a completed course.' }}
      >
        {(rows) => (
          <DataTable
            label="Certificates"
            view={view}
            columns={columns}
            rows={rows}
            titleOf={({ course }) => course}
            actions={({ serial, course, revoked_at }) =>
              revoked_at === null ? (
                <LinkButton
                  kind="quiet"
                  size="small"
                  icon="download"
                  aria-label={`PDF of the certificate of ${course}`}
                  href={downloadUrl(download_certificate.path.replace(':serial', serial))}
                >
                  PDF
                </LinkButton>
              ) : null
            }
          />
        )}
      </ListBody>
    </section>
  )
}
