import { list_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { CertificateState } from '../../../kernel/certificate-state.tsx'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { Nothing, PersonPanel } from '../person/person-panel.tsx'

const mostCertificates = 5

/** Loads all certificates of a person on this portal. */
export function useUserCertificates(user_id: number) {
  const { portal } = useSession()
  return useQuery({
    queryKey: ['user', portal.id, user_id, 'certificates'],
    queryFn: () => api(list_certificates, { query: { user_id } }),
  })
}

export const CertificatesPanel = ({ user_id }: { user_id: number }) => (
  <PersonPanel
    title="Certificates"
    query={useUserCertificates(user_id)}
    to={linkToStaff('certificatesOfUser', { slug: user_id })}
  >
    {(certificates) =>
      certificates.length === 0 ? (
        <Nothing>No certificates yet.</Nothing>
      ) : (
        <ul className="person-lines">
          {certificates.slice(0, mostCertificates).map(({ id, course, issued_at, expires_at, revoked_at }) => (
            <li key={id}>
              <span className="cell-lines">
                {course}
                <span className="small muted">
                  <DayCell at={issued_at} />
                </span>
              </span>
              <CertificateState expires_at={expires_at} revoked_at={revoked_at} />
            </li>
          ))}
        </ul>
      )
    }
  </PersonPanel>
)
