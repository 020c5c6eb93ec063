import { failureText } from '@portico/shared/browser/failure-text.ts'
import { change_subscription, type Plan } from '@portico/shared/contract/subscriptions.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { creditsOfChange, creditsOfTerm } from '@portico/shared/rules/subscriptions/plan-credits.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { AgreedFields, type Agreed } from '../agreed-fields.tsx'
import type { Opened } from './subscription-page.tsx'
import { usePlans } from '../use-plans.ts'

function useChange(of: Opened, onClose: () => void) {
  const plans = usePlans().data
  const { plan, billing_type, price, note, version } = of
  const [value, setValue] = useState<Agreed>({ plan_id: plan.id, billing_type, price, note })
  const [wrong, setWrong] = useState<FieldErrors>({})
  const body = { ...value, version }
  const save = useMutation({
    mutationFn: () => api(change_subscription, { params: { portal_id: of.portal.id }, body }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: 'The subscription was changed. The portal’s admins are notified by email.' })
      onClose()
    },
  })
  const submit = () => {
    const { fields } = checkedBody(change_subscription.body, body)
    setWrong(fields ?? {})
    if (!fields) save.mutate()
  }
  const fields: FieldErrors = { ...(save.error instanceof CallError ? save.error.fields : {}), ...wrong }
  return { plans, value, setValue, save, submit, fields, chosen: plans?.find(({ id }) => id === value.plan_id) }
}

/** Dialog 'change plan' for staff (CHK-026): replaces what was agreed with a portal. */
export function ChangePlan({ of, onClose }: { of: Opened; onClose: () => void }) {
  const form = useId()
  const { plans, value, setValue, save, submit, fields, chosen } = useChange(of, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change plan of ${of.portal.name}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending} disabled={!plans}>
            Change plan
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {plans ? (
          <AgreedFields plans={plans} value={value} fields={fields} onChange={setValue} />
        ) : (
          <Skeleton shape="line" count={4} />
        )}
        <p aria-live="polite">{planChangeEffects(of, chosen)}</p>
        {save.isError && Object.keys(fields).length === 0 ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

/** Describes what the change adds at once, and what it leaves unchanged. */
function planChangeEffects(of: Opened, chosen: Plan | undefined): string {
  const term = { starts_at: new Date(of.period_starts_at), ends_at: new Date(of.period_ends_at) }
  const creditsOf = (plan: Plan) => creditsOfTerm({ ...plan, billing_type: of.billing_type })
  const credits = chosen
    ? creditsOfChange({ before: creditsOf(of.plan), after: creditsOf(chosen), term, now: new Date() })
    : 0
  const stays = 'The term stays as it is; the new price applies to the next one.'
  return credits === 0 ? stays : `${formatCount(credits)} credits are added for the rest of this term. ${stays}`
}
