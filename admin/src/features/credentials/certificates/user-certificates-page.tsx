import {
  download_certificate,
  list_certificates,
  type Certificate,
} from '@portico/shared/contract/credentials/certificates.ts'
import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { CertificateState } from '../../../kernel/certificate-state.tsx'
import { IssueOne } from './issue-one.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

const columns: readonly Column<Certificate>[] = [
  { name: 'course', header: 'Course', cell: ({ course }) => <strong>{course}</strong> },
  {
    name: 'serial',
    header: 'Number',
    phone: 'below',
    cell: ({ serial, check_url }) => (
      <a data-serial={serial} href={check_url} target="_blank" rel="noreferrer">
        {serial}
      </a>
    ),
  },
  { name: 'state', header: 'Status', phone: 'beside', cell: (one) => <CertificateState {...one} /> },
  {
    name: 'issued_at',
    header: 'Issued',
    cell: ({ issued_at }) => <DayCell at={issued_at} />,
  },
]

/** /courses/builder/:slug/certificates/:user_id: all certificates of one learner on the selected portal (CER-010, CER-011). */
export function UserCertificatesPage() {
  const { me, portal } = useSession()
  const { slug = '', user_id = '' } = useParams({ strict: false }) as Partial<Record<string, string>>
  const view = useTableView('user-certificates')
  const [revoked, setRevoked] = useState<Certificate | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const onRevoked = useFocusOnRevoked(revoked)
  const mayRevoke = me.id !== Number(user_id) && may({ roles: [me.current_role], action: 'certificates.revoke' })
  const query = useQuery({
    queryKey: ['user-certificates', portal.id, user_id],
    queryFn: () => api(list_certificates, { query: { user_id: Number(user_id), portal_id: portal.id } }),
  })
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('courseCertificates', { slug })}>← Issued certificates</Link>
      </p>
      <PageHead title={query.data?.[0]?.learner ?? 'Certificates'}>All certificates of this learner.</PageHead>
      <IssueOne
        slug={slug}
        user_id={Number(user_id)}
        onIssued={() => void query.refetch()}
        onGone={() => focusIfLost(panel.current)}
      />
      <div ref={panel} className="panel" tabIndex={-1}>
        <ListBody
          query={query}
          empty={{ title: 'No certificates yet', text: 'This learner holds no certificate in this portal.' }}
        >
          {(rows) => (
            <DataTable
              label="Certificates"
              view={view}
              columns={columns}
              rows={rows}
              titleOf={({ course }) => course}
              actions={(one) => <CertificateActions certificate={one} onRevoke={mayRevoke ? setRevoked : undefined} />}
            />
          )}
        </ListBody>
      </div>
      {revoked ? (
        <RevokeDialog
          certificate={revoked}
          onClose={() => setRevoked(null)}
          onRevoked={() => {
            onRevoked()
            void query.refetch()
          }}
        />
      ) : null}
    </>
  )
}

/** Moves the focus only if the button that had it is gone. */
function focusIfLost(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus()
}

/** A revoked certificate has no Revoke button anymore: the focus moves to its number. */
function useFocusOnRevoked(asked: Certificate | null): () => void {
  const serial = useRef<string | null>(null)
  useEffect(() => {
    if (asked !== null || serial.current === null) return
    document.querySelector<HTMLElement>(`[data-serial="${serial.current}"]`)?.focus()
    serial.current = null
  }, [asked])
  return () => void (serial.current = asked?.serial ?? null)
}

type ActionsProps = { certificate: Certificate; onRevoke: ((certificate: Certificate) => void) | undefined }

function CertificateActions({ certificate, onRevoke }: ActionsProps) {
  const { serial, revoked_at } = certificate
  if (revoked_at !== null) return null
  return (
    <span className="row">
      <LinkButton
        kind="quiet"
        size="small"
        icon="download"
        aria-label={`Download ${serial}`}
        href={downloadUrl(download_certificate.path.replace(':serial', serial))}
      >
        PDF
      </LinkButton>
      {onRevoke ? (
        <Button kind="quiet" size="small" aria-label={`Revoke ${serial}`} onClick={() => onRevoke(certificate)}>
          Revoke
        </Button>
      ) : null}
    </span>
  )
}
