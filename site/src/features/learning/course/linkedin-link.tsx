import type { Certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { linkedinAddress } from '@portico/shared/rules/credentials/certificates/linkedin-address.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { portalName } from '../../../kernel/portal-name.ts'
import { pageTimeZone } from '../../../scripts/portal-date.ts'

/** Adds a certificate to the user's LinkedIn profile: a plain link, so LinkedIn learns of it only when pressed. */
export const LinkedinLink = ({ certificate }: { certificate: Certificate }) => (
  <LinkButton
    kind="secondary"
    icon="external"
    href={linkedinAddress({ ...certificate, issuer: portalName(), time_zone: pageTimeZone() })}
    target="_blank"
    rel="noopener noreferrer"
  >
    Add to LinkedIn
  </LinkButton>
)
