import { ReauthenticateDialog } from '@portico/shared/ui/reauthenticate-dialog.tsx'
import { ToastRegion } from '@portico/shared/ui/toast-region.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { api } from '../kernel/api.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { SessionGate } from './session-gate.tsx'

/** Nothing of the app is rendered before the signed-in person and the portal are known. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
      <ReauthenticateDialog call={api} />
      <ToastRegion />
    </QueryClientProvider>
  )
}
