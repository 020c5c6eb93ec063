import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useState } from 'react'
import { showFailure } from '../kernel/errors.ts'
import { openSession, sessionQuery, useSession } from '../kernel/session/session.ts'
import { PortalChoices } from './portal-choices.tsx'
import { queryClient } from './query-client.ts'

async function choose(id: number): Promise<void> {
  queryClient.setQueryData(sessionQuery.queryKey, await openSession(id))
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
}

/** On the admin portal's host a super admin chooses the portal that this tab works on (ROL-021, TEN-015); nobody else sees it. */
export function PortalSwitcher() {
  const { portal, chooses } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (!chooses) return null
  return (
    <>
      <Button
        kind="secondary"
        className="portal-switcher"
        aria-haspopup="dialog"
        aria-label={`Current portal: ${portal.name}`}
        onClick={() => setOpen(true)}
      >
        <span className="portal-switcher-name">{portal.name}</span>
        <Icon name="chevron-down" size="small" />
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Switch portal">
        <PortalChoices
          onChosen={(id) => {
            setOpen(false)
            void choose(id).catch(showFailure)
          }}
        />
      </Dialog>
    </>
  )
}
