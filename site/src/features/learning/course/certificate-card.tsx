import type { Certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkedinUrl } from '@portico/shared/rules/credentials/certificates/linkedin-url.ts'
import { CopyButton } from '../../../kernel/copy-button.tsx'
import { portalName } from '../../../kernel/portal-name.ts'
import { portalDate, pageTimeZone } from '../../../scripts/portal-date.ts'
import { certificateFile } from './get-certificate.tsx'

/** One certificate: its facts, its file, and ways to show it to others while it is valid. */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const { serial, issued_at, expires_at, revoked_at } = certificate
  return (
    <Card padded className="certificate">
      <div className="stack">
        <div className="row row-between">
          <h2 className="certificate-title">
            <Icon name="award" size="large" />
            {certificate.course}
          </h2>
          {revoked_at ? <StatusMark tone="failed">Revoked</StatusMark> : <StatusMark tone="success">Issued</StatusMark>}
        </div>
        <dl className="certificate-facts">
          <div>
            <dt>Serial number</dt>
            <dd className="tabular">{serial}</dd>
          </div>
          <div>
            <dt>Issued</dt>
            <dd>{portalDate(issued_at)}</dd>
          </div>
          {expires_at ? (
            <div>
              <dt>Valid until</dt>
              <dd>{portalDate(expires_at)}</dd>
            </div>
          ) : null}
          {revoked_at ? (
            <div>
              <dt>Revoked</dt>
              <dd>{portalDate(revoked_at)}</dd>
            </div>
          ) : null}
        </dl>
        <div className="row">
          {revoked_at ? null : (
            <LinkButton icon="download" href={certificateFile(serial)} download={`certificate-${serial}.pdf`}>
              Download certificate
            </LinkButton>
          )}
          <LinkButton kind="secondary" icon="shield" href={linkTo('certificate', { serial })}>
            Verification page
          </LinkButton>
          {revoked_at ? null : <LinkedinLink certificate={certificate} />}
          {revoked_at ? null : (
            <CopyButton text={certificate.check_url} failed={`Copy this link: ${certificate.check_url}`}>
              Copy link
            </CopyButton>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Adds a certificate to the user's LinkedIn profile: a plain link, so LinkedIn learns of it only when pressed. */
const LinkedinLink = ({ certificate }: { certificate: Certificate }) => (
  <LinkButton
    kind="secondary"
    icon="external"
    href={linkedinUrl({ ...certificate, issuer: portalName(), time_zone: pageTimeZone() })}
    target="_blank"
    rel="noopener noreferrer"
  >
    Add to LinkedIn
  </LinkButton>
)
