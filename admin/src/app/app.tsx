import { ReauthenticateDialog } from '@portico/shared/kernel/reauthenticate-dialog.tsx'
import { ToastRegion } from '@portico/shared/ui/toast-region.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { hostApi } from '../kernel/api.ts'
import { useSession } from '../kernel/session/session.ts'
import { UndoBar } from '../kernel/undo/undo-bar.tsx'
import { queryClient } from './query-client.ts'
import { openRouter } from './router.tsx'
import { SessionGate } from './session-gate.tsx'

/** Renders nothing until the signed-in user and the portal are known. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate>
        <Pages />
      </SessionGate>
      <ReauthenticateDialog call={hostApi} />
      <UndoBar />
      <ToastRegion />
    </QueryClientProvider>
  )
}

/** Creates one router per document, for one portal: switching portals loads a new document. */
function Pages() {
  const session = useSession()
  const [router] = useState(() => openRouter(session))
  return <RouterProvider router={router} />
}
