import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { usePortalSave } from './use-portal-save.ts'

type Changed = { takes_purchase_orders?: boolean; purchase_order_instructions?: string | null }

/** Setting for whether organizations can pay by purchase order, and where they send the money. */
export function PurchaseOrdersPanel({ portal }: { portal: PortalRecord }) {
  const [changed, setChanged] = useState<Changed>({})
  const { setting } = portal
  const takes = changed.takes_purchase_orders ?? setting.takes_purchase_orders
  const instructions = changed.purchase_order_instructions ?? setting.purchase_order_instructions ?? ''
  const isDirty =
    takes !== setting.takes_purchase_orders || instructions !== (setting.purchase_order_instructions ?? '')
  const save = usePortalSave(portal.id, (body: Changed) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body }),
  )
  const send = () =>
    save.mutateAsync({ takes_purchase_orders: takes, purchase_order_instructions: instructions.trim() || null }).then(
      () => setChanged({}),
      () => {},
    )
  return (
    <section className="panel" aria-label="Purchase orders">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <Form aria-label="Purchase orders" onSubmit={() => void send()}>
        <div className="panel-body stack">
          <h2 className="panel-title">Purchase orders</h2>
          <Checkbox
            label="Organizations can pay by purchase order"
            help="Courses and seats become available once accounting marks the order as paid, or at once with credit terms."
            checked={takes}
            onChange={({ target }) => setChanged({ ...changed, takes_purchase_orders: target.checked })}
          />
          <Field
            label="How to pay"
            optional
            help="Shown on invoices and in emails: where to send checks, or the bank account for transfers."
          >
            <TextArea
              rows={3}
              maxLength={1000}
              value={instructions}
              onChange={({ target }) => setChanged({ ...changed, purchase_order_instructions: target.value })}
            />
          </Field>
        </div>
        <div className="form-foot">
          <Button type="submit" busy={save.isPending} disabled={!isDirty}>
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}
