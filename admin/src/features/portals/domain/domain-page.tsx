import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { DomainPanel } from './domain-panel.tsx'
import { SenderPanel } from './sender-panel.tsx'
import './domain.css'

/** /portal-settings/domain: the portal's own domain, and the sender of its emails (TEN-036). */
export function DomainPage({ portal }: { portal: PortalRecord }) {
  return (
    <>
      <DomainPanel portal_id={portal.id} />
      <SenderPanel portal_id={portal.id} />
    </>
  )
}
