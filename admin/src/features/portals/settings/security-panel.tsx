import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { usePortalSave } from './use-portal-save.ts'

/** Whether the portal's staff must have a second factor. */
export function SecurityPanel({ portal }: { portal: PortalRecord }) {
  const [wish, setWish] = useState<boolean | null>(null)
  const save = usePortalSave(portal.id, (demands_second_factor: boolean) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body: { demands_second_factor } }),
  )
  const is = portal.setting.demands_second_factor
  const isDirty = wish !== null && wish !== is
  return (
    <section className="panel" aria-labelledby="security">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <div className="panel-body stack">
        <h2 id="security" className="panel-title">
          Security
        </h2>
        <Checkbox
          label="Require two-factor authentication for staff"
          checked={wish ?? is}
          onChange={(event) => setWish(event.target.checked)}
          help="Staff must set up an authenticator app or a passkey before they can work here. It stays optional for learners and team managers."
        />
      </div>
      <div className="form-foot">
        <Button
          busy={save.isPending}
          disabled={!isDirty}
          onClick={() =>
            void save.mutateAsync(wish ?? is).then(
              () => setWish(null),
              () => {},
            )
          }
        >
          Save security
        </Button>
      </div>
    </section>
  )
}
