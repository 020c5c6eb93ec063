import '../managers/managers.css'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { billedToLimits } from '@portico/shared/rules/orders/receipts/billed-to.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { UsAddressFields } from '@portico/shared/ui/us-address-fields.tsx'
import { useId } from 'react'
import { useFocusOnError } from '../../../kernel/form/use-focus-on-error.ts'
import { autoFocusRef } from '../../../kernel/auto-focus-ref.ts'
import type { ManagedCourse } from '../managers/manager-course.ts'
import { mostPurchased, usePurchase } from './use-purchase.ts'

type Purchase = ReturnType<typeof usePurchase>

/**
 * Dialog to buy credits of a course at its seat price: one price per person and course (CRD-012, CRD-013). Payment happens on the provider's page.
 */
export function PurchaseDialog({ course, onClose }: { course: ManagedCourse; onClose: () => void }) {
  const form = useId()
  const purchase = usePurchase(course)
  const { priced, is_gone, pay, error, submit } = purchase
  useFocusOnError(form, purchase.errors)
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={`Buy seats of ${course.title}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!priced} busy={pay.isPending || pay.isSuccess}>
            Go to payment
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
        <Amount {...purchase} />
        <p aria-live="polite">
          <PriceText priced={priced} is_gone={is_gone} />
        </p>
        <BilledTo {...purchase} />
        {error ? (
          <Notice tone="failed" alert>
            {failureText(error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

const Amount = ({ typed, change, isCount }: Purchase) => (
  <Field
    label="Seats"
    required
    help="Each enrolls one person. You can give them to others."
    error={isCount ? undefined : `Please enter a whole number from 1 to ${mostPurchased}.`}
  >
    <TextInput
      ref={autoFocusRef}
      inputMode="numeric"
      value={typed.amount}
      onChange={({ target }) => change({ amount: target.value })}
    />
  </Field>
)

/** The buyer's address and the bill-to name on the receipt. */
const BilledTo = ({ typed, errors, change, changeAddress }: Purchase) => (
  <fieldset className="billed-to">
    <legend>Billed to</legend>
    <div className="form-grid">
      <UsAddressFields address={typed.address} errors={errors} onChange={changeAddress} />
      <Field label="Company" optional>
        <TextInput
          value={typed.company}
          maxLength={billedToLimits.company}
          autoComplete="billing organization"
          onChange={({ target }) => change({ company: target.value })}
        />
      </Field>
      <Field label="PO number" optional>
        <TextInput
          value={typed.po_number}
          maxLength={billedToLimits.po_number}
          autoComplete="off"
          onChange={({ target }) => change({ po_number: target.value })}
        />
      </Field>
    </div>
  </fieldset>
)

function PriceText({ priced, is_gone }: Pick<Purchase, 'priced' | 'is_gone'>) {
  if (is_gone) return 'This course is not for sale right now.'
  if (!priced) return '…'
  const { unit_price, tax, total } = priced
  return (
    <>
      {`${formatMoney(unit_price)} for each person`}
      {tax ? `, ${formatMoney(tax)} sales tax` : ''}
      {', '}
      <strong>{formatMoney(total)}</strong>
      {tax === null ? ' in total before sales tax.' : ' in total.'}
    </>
  )
}
