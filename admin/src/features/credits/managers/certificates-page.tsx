import { download_certificate, type CourseCertificate } from '@portico/shared/contract/credentials/certificates.ts'
import { list_manager_certificates } from '@portico/shared/contract/credits/managers.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Link, useParams } from '@tanstack/react-router'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { ListPanel } from '../../../kernel/list-panel.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { CertificateState } from '../../../kernel/certificate-state.tsx'
import { managerPeopleSearchParams } from '../search-params.ts'
import { ManagerFrame } from './manager-frame.tsx'

/** /courses/managers/:slug/certificates: certificates of a manager's people (BLD-016). */
export const CertificatesPage = () => <ManagerFrame>{({ slug }) => <Certificates slug={slug} />}</ManagerFrame>

/** /courses/managers/:slug/certificates/:user_id: certificates of one of these people. */
export function UserCertificatesPage() {
  const { user_id } = useParams({ strict: false }) as { user_id?: string }
  return (
    <ManagerFrame>
      {({ slug }) => (
        <>
          <p className="back-link">
            <Link to={linkToStaff('managerCertificates', { slug })}>← All certificates</Link>
          </p>
          <Certificates slug={slug} user_id={Number(user_id)} />
        </>
      )}
    </ManagerFrame>
  )
}

function columns(slug: string): readonly Column<CourseCertificate>[] {
  return [
    {
      name: 'name',
      header: 'Person',
      cell: ({ user_id, name, email }) => (
        <span className="cell-lines">
          <Link to={linkToStaff('managerUserCertificates', { slug, user_id })}>{name || email}</Link>
          <span className="small muted">{email}</span>
        </span>
      ),
    },
    { name: 'state', header: 'Status', phone: 'beside', cell: (one) => <CertificateState {...one} /> },
    { name: 'issued_at', header: 'Issued', phone: 'below', cell: ({ issued_at }) => <DayCell at={issued_at} /> },
    { name: 'expires_at', header: 'Expires', only_wide: true, cell: ({ expires_at }) => <DayCell at={expires_at} /> },
  ]
}

function Certificates({ slug, user_id }: { slug: string; user_id?: number }) {
  const list = usePagedList({
    name: 'manager-certificates',
    address: managerPeopleSearchParams,
    of: [slug, user_id],
    ask: (query) => api(list_manager_certificates, { params: { slug }, query: { ...query, user_id } }),
  })
  return (
    <ListPanel
      list={list}
      name="Certificates"
      filters={
        user_id === undefined ? <SearchFilter label="Search" placeholder="Name or email" {...list.searchField} /> : null
      }
      empty={{
        title: 'No certificates yet',
        text: 'They appear here once they are issued to your people who completed the course.',
      }}
      table={{
        label: 'Certificates of your people',
        columns: columns(slug),
        titleOf: ({ name, email }) => name || email,
        actions: (certificate) => <Download {...certificate} />,
      }}
    />
  )
}

const Download = ({ serial, name, revoked_at }: CourseCertificate) =>
  revoked_at === null ? (
    <LinkButton
      kind="quiet"
      size="small"
      icon="download"
      aria-label={`PDF of the certificate of ${name}`}
      href={downloadUrl(download_certificate.path.replace(':serial', serial))}
    >
      PDF
    </LinkButton>
  ) : null
