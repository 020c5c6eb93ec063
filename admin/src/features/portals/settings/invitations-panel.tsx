import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { usePortalSave } from './use-portal-save.ts'

const most = 5_000

/** Setting for how many people each manager can invite or remind per day (USR-026). */
export function InvitationsPanel({ portal }: { portal: PortalRecord }) {
  const saved = String(portal.setting.invites_a_day)
  const [typed, setTyped] = useState<string | null>(null)
  const save = usePortalSave(portal.id, (invites_a_day: number) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body: { invites_a_day } }),
  )
  const shown = typed ?? saved
  const number = /^[1-9]\d{0,3}$/.test(shown.trim()) ? Number(shown) : 0
  const problem = number >= 1 && number <= most ? undefined : 'Please enter a whole number from 1 to 5,000.'
  const isDirty = shown !== saved
  return (
    <section className="panel" aria-label="Invitations">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <Form
        aria-label="Invitations"
        onSubmit={() => {
          if (problem === undefined)
            void save.mutateAsync(number).then(
              () => setTyped(null),
              () => {},
            )
        }}
      >
        <div className="panel-body stack">
          <h2 className="panel-title">Invitations</h2>
          <Field
            label="Invitations per manager and day"
            help="Reminders count, too. Days are in the portal’s time zone."
            error={problem}
          >
            <TextInput value={shown} inputMode="numeric" onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </div>
        <div className="form-foot">
          <Button type="submit" busy={save.isPending} disabled={!isDirty || problem !== undefined}>
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}
