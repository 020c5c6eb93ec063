import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { companyMissing, setupMissing } from '@portico/shared/rules/portals/portal-setup.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'

const missingLabels: Readonly<Record<string, string>> = {
  logo: 'a logo',
  secondary_logo: 'a secondary logo',
  favicon: 'a favicon',
  default_certificate_logo: 'a certificate logo',
  type: 'its type',
  name: 'the company’s name',
  email: 'the company’s email',
  support_email: 'the support email',
}

/** Lists what a portal still lacks to be set up; until then visitors see that it opens soon (TEN-017…019). */
export function SetupNotice({ portal }: { portal: PortalRecord }) {
  const missing = [
    ...setupMissing(portal.setting),
    ...companyMissing(portal.company ?? { name: null, email: null, support_email: null }),
  ]
  if (missing.length === 0) return null
  return (
    <div className="stack-after">
      <Notice tone="waiting">
        {missing.includes('logo') || missing.includes('name')
          ? errorMessage('portals.setup_incomplete')
          : 'This portal isn’t fully set up yet.'}{' '}
        Missing: {missing.map((field) => missingLabels[field] ?? field).join(', ')}.
      </Notice>
    </div>
  )
}
