import { may } from '@portico/shared/access/may.ts'
import { show_media_quota, type MediaQuota } from '@portico/shared/contract/materials.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'
import { QuotaDialog } from './quota-dialog.tsx'

const partNames = [
  ['library_bytes', 'library'],
  ['scorm_bytes', 'SCORM packages'],
  ['on_its_way_bytes', 'being uploaded'],
] as const

/** Describes what uses the storage, unless it is only the library. */
function usedFor(parts: MediaQuota['parts']): string {
  const used = partNames.filter(([part]) => parts[part] > 0)
  if (used.every(([part]) => part === 'library_bytes')) return ''
  return `: ${used.map(([part, name]) => `${name} ${bytesLabel(parts[part])}`).join(', ')}`
}

const usedByLearners = ({ learners, quota_bytes }: MediaQuota): string => {
  const coming =
    learners.on_its_way_bytes > 0 ? `, including ${bytesLabel(learners.on_its_way_bytes)} being uploaded` : ''
  return `Learners’ files have a separate quota of the same size: ${bytesLabel(learners.used_bytes)} of ${bytesLabel(quota_bytes)} used${coming}.`
}

/** Shows how much of its quota the portal uses; staff of the installation can change the quota. */
export function MediaUsage() {
  const { me, portal } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['materials', portal.id, 'quota'],
    queryFn: () => api(show_media_quota),
  })
  if (!data) return null
  return (
    <>
      {bytesLabel(data.used_bytes)} of {bytesLabel(data.quota_bytes)} used{usedFor(data.parts)}.{' '}
      {data.learners.used_bytes > 0 ? usedByLearners(data) : null}
      {may({ roles: [me.current_role], action: 'portals.manage' }) ? (
        <>
          {' '}
          <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
            Change the limit
          </Button>
        </>
      ) : null}
      {isOpen ? <QuotaDialog quota={data} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
