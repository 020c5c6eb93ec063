import { may } from '@portico/shared/access/may.ts'
import { show_media_quota } from '@portico/shared/contract/materials.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-words.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'
import { QuotaDialog } from './quota-dialog.tsx'

/** How much of its room the library uses; whoever runs the installation may give it more or less. */
export function MediaRoom() {
  const { me, portal } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['materials', portal.id, 'quota'],
    queryFn: () => api(show_media_quota),
  })
  if (!data) return null
  return (
    <>
      {bytesLabel(data.used_bytes)} of {bytesLabel(data.quota_bytes)} used.
      {may({ roles: [me.current_role], action: 'portals.manage' }) ? (
        <>
          {' '}
          <Button kind="quiet" size="small" onClick={() => setIsOpen(true)}>
            Change the room
          </Button>
        </>
      ) : null}
      {isOpen ? <QuotaDialog quota={data} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
