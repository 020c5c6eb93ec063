import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useState } from 'react'

type Dates = { expires_at: string | null; revoked_at: string | null }

/** Shows whether a certificate is still valid. */
export function CertificateState({ expires_at, revoked_at }: Dates) {
  const [now] = useState(() => Date.now())
  if (revoked_at !== null) return <StatusMark tone="failed">Revoked</StatusMark>
  if (expires_at !== null && Date.parse(expires_at) < now) return <StatusMark tone="waiting">Expired</StatusMark>
  return <StatusMark tone="success">Valid</StatusMark>
}
