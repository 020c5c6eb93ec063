import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { DomainPanel } from './domain-panel.tsx'
import { SenderPanel } from './sender-panel.tsx'
import './domain.css'

/** /portal-settings/domain: where the portal is found, and what its mail comes from (TEN-036). */
export function DomainPage({ portal }: { portal: PortalRecord }) {
  return (
    <>
      <DomainPanel portal_id={portal.id} />
      <SenderPanel portal_id={portal.id} />
    </>
  )
}
