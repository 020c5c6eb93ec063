import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { alertDaysProblem } from '@portico/shared/schemas/certificates.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { usePortalSave } from './use-portal-save.ts'

const daysIn = (typed: string): number[] =>
  typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

/** Setting for how many days before a certificate expires its holder is notified (OP-16). */
export function AlertDaysPanel({ portal }: { portal: PortalRecord }) {
  const saved = portal.setting.certificate_alert_days.join(', ')
  const [typed, setTyped] = useState<string | null>(null)
  const save = usePortalSave(portal.id, (certificate_alert_days: number[]) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body: { certificate_alert_days } }),
  )
  const shown = typed ?? saved
  const problem = alertDaysProblem(daysIn(shown)) ?? undefined
  const isDirty = shown !== saved
  return (
    <section className="panel" aria-label="Expiring certificates">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <Form
        aria-label="Expiring certificates"
        onSubmit={() => {
          if (problem === undefined)
            void save.mutateAsync(daysIn(shown)).then(
              () => setTyped(null),
              () => {},
            )
        }}
      >
        <div className="panel-body stack">
          <h2 className="panel-title">Expiring certificates</h2>
          <Field
            label="Days before"
            help="Learners, and managers who bought their seats, are notified this many days before. Up to five numbers, such as 90, 30, 7. Leave empty to notify nobody."
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
