import { appPaths } from '@portico/shared/access/app-paths.ts'
import { permissionAdmins } from '@portico/shared/access/role-groups.ts'

// A blocked portal refuses everyone; its admin is redirected to the subscription (TEN-011). Only the API knows who the admin is.
if (/(^|; )portico_is_auth=/.test(document.cookie) && location.pathname !== appPaths.mySubscription) {
  void fetch('/api/me', { headers: { accept: 'application/json' } }).then(
    async (answer) => {
      if (!answer.ok) return
      const { data } = (await answer.json()) as { data: { current_role: string } }
      if (permissionAdmins.some((role) => role === data.current_role)) location.replace(appPaths.mySubscription)
    },
    () => {},
  )
}
