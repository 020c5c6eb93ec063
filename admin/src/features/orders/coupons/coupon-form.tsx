import type { StaffCoupon } from '@portico/shared/contract/orders/coupons.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { useCouponForm } from './use-coupon-form.ts'

const labels: Readonly<Record<string, string>> = {
  code: 'Code',
  title: 'Name',
  unit: 'Discount',
  value: 'Percent or cents off',
  kinds: 'For',
  course_ids: 'Only these courses',
  bundle_ids: 'Only these bundles',
  starts_on: 'First day',
  ends_on: 'Last day',
  max_uses: 'Usage limit',
  max_per_buyer: 'Limit per buyer',
  is_active: 'On',
}
const valueText = (_: string, value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value === '' || value === null ? 'None' : String(value)
}

/** Form for a new or existing coupon; read-only for users who may not edit it. */
export function CouponForm({
  coupon,
  mayEdit,
  onSaved,
}: {
  coupon: StaffCoupon | null
  mayEdit: boolean
  onSaved: (saved: StaffCoupon) => void
}) {
  const { form, submit, failure, conflict, busy, isDirty } = useCouponForm(coupon, onSaved)
  return (
    <FormProvider {...form}>
      <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
        <fieldset className="panel-body stack plain-fieldset" disabled={!mayEdit}>
          <legend className="visually-hidden">Coupon</legend>
          <CouponFields mayEdit={mayEdit} />
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
        </fieldset>
        {mayEdit ? (
          <div className="form-foot">
            <Button type="submit" busy={busy} disabled={coupon !== null && !isDirty}>
              {coupon ? 'Save coupon' : 'Create coupon'}
            </Button>
          </div>
        ) : null}
        <ConflictDialog conflict={conflict} labelOf={(name) => labels[name] ?? name} show={valueText} />
        <UnsavedChanges isDirty={() => isDirty && !busy} />
      </Form>
    </FormProvider>
  )
}

const CouponFields = ({ mayEdit }: { mayEdit: boolean }) => (
  <>
    <DeclaredField
      name="code"
      field={{
        kind: 'text',
        label: 'Code',
        help: 'What shoppers type. Upper and lower case are the same.',
        max: 40,
        required: true,
      }}
    />
    <DeclaredField
      name="title"
      field={{
        kind: 'text',
        label: 'Name',
        help: 'Shoppers see it once the code works.',
        max: 120,
        required: true,
      }}
    />
    <DiscountFields />
    <ScopeFields disabled={!mayEdit} />
    <LimitFields />
    <DeclaredField
      name="is_active"
      field={{
        kind: 'boolean',
        label: 'On',
        help: 'While off, shoppers cannot use the code.',
        default: true,
      }}
    />
  </>
)
