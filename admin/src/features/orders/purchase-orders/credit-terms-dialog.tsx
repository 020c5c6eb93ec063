import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  create_credit_terms,
  update_credit_terms,
  type CreditTerms,
} from '@portico/shared/contract/orders/credit-terms.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { DollarsInput } from '../../../fields/dollars-input.tsx'
import { api } from '../../../kernel/api.ts'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { useOpenedEntry } from '../../../kernel/form/use-opened-entry.ts'
import type { Values } from '../../../kernel/form/use-staff-form.ts'

type Props = { terms: CreditTerms | null; onClose: () => void; onSaved: () => void }
type TermsInput = { organization: string; credit_limit: number; net_days: string; is_open: boolean; buyers: string }

const bodyOf = ({ organization, credit_limit, net_days, is_open, buyers }: TermsInput) => ({
  organization,
  credit_limit,
  net_days: Number(net_days),
  is_open,
  buyer_emails: buyers.split(/[\s,;]+/).filter(Boolean),
})

type Known = Omit<TermsInput, 'net_days' | 'buyers'> & { net_days: number; emails: readonly string[] }
const inputOf = ({ emails, net_days, ...known }: Known): TermsInput => ({
  ...known,
  net_days: String(net_days),
  buyers: emails.toSorted().join('\n'),
})
/** Converts the current values in the API's conflict response to form values. */
const inputOfConflict = ({ organization, credit_limit, net_days, is_open, buyer_emails }: Values): TermsInput =>
  inputOf({
    organization: String(organization),
    credit_limit: Number(credit_limit),
    net_days: Number(net_days),
    is_open: is_open === true,
    emails: Array.isArray(buyer_emails) ? buyer_emails.map(String) : [],
  })
const labels: Readonly<Record<string, string>> = {
  organization: 'Organization',
  credit_limit: 'Credit limit',
  net_days: 'Days to pay',
  is_open: 'Terms are active',
  buyers: 'Authorized buyers',
}
const valueText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' ? formatMoney(value) : String(value)
}

/** Dialog to approve an organization, or to change its credit limit, payment period and buyers. */
export function CreditTermsDialog(props: Props) {
  const form = useId()
  const { wish, change, fields, save, submit, conflict } = useTerms(props)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.terms ? props.terms.organization : 'Approve credit terms'}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            {props.terms ? 'Save' : 'Approve'}
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
        <Fields wish={wish} change={change} fields={fields} />
        {props.terms ? (
          <Checkbox
            label="Terms are active"
            help="Otherwise new orders wait until they are paid. Earlier invoices stay due."
            checked={wish.is_open}
            onChange={({ target }) => change({ is_open: target.checked })}
          />
        ) : null}
        {save.isError && !fields ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </form>
      <ConflictDialog
        conflict={conflict}
        labelOf={(name) => labels[name] ?? name}
        show={(_, value) => valueText(value)}
      />
    </Dialog>
  )
}

type FieldsProps = { wish: TermsInput; change: (part: Partial<TermsInput>) => void; fields: FieldErrors | null }
const Fields = ({ wish, change, fields }: FieldsProps) => (
  <>
    <Field label="Organization" required error={fields?.organization?.[0]}>
      <TextInput
        maxLength={160}
        value={wish.organization}
        onChange={({ target }) => change({ organization: target.value })}
      />
    </Field>
    <Field
      label="Credit limit (USD)"
      required
      help="The most it may owe at any time."
      error={fields?.credit_limit?.[0]}
    >
      <DollarsInput cents={wish.credit_limit} least_cents={1} onChange={(credit_limit) => change({ credit_limit })} />
    </Field>
    <Field label="Days to pay" required error={fields?.net_days?.[0]}>
      <TextInput
        type="number"
        min={1}
        max={365}
        inputMode="numeric"
        value={wish.net_days}
        onChange={({ target }) => change({ net_days: target.value })}
      />
    </Field>
    <Field
      label="Authorized buyers"
      required
      help="Email addresses of accounts on this portal, one on each line."
      error={fields?.buyer_emails?.[0]}
    >
      <TextArea rows={3} value={wish.buyers} onChange={({ target }) => change({ buyers: target.value })} />
    </Field>
  </>
)

function useTerms({ terms, onSaved }: Props) {
  const [wish, setWish] = useState(() =>
    inputOf({
      organization: terms?.organization ?? '',
      credit_limit: terms?.credit_limit ?? Number.NaN,
      net_days: terms?.net_days ?? 30,
      is_open: terms?.is_open ?? true,
      emails: terms?.buyers.map(({ email }) => email) ?? [],
    }),
  )
  const [fields, setFields] = useState<FieldErrors | null>(null)
  const { version, conflict, compare } = useOpenedEntry({
    values: wish,
    version: terms?.version ?? null,
    valuesOf: inputOfConflict,
    onMerged: (merged) => {
      setWish(merged)
      save.mutate(merged)
    },
  })
  const save = useMutation({
    mutationFn: (sent: TermsInput) => {
      const body = bodyOf(sent)
      return terms
        ? api(update_credit_terms, {
            params: { id: terms.id },
            query: {},
            body: { ...body, version: version.current ?? terms.version },
          })
        : api(create_credit_terms, { query: {}, body })
    },
    onSuccess: (_, sent) => {
      toasts.show({ kind: 'success', text: `The credit terms of ${sent.organization.trim()} were saved.` })
      onSaved()
    },
    onError: (error, sent) => {
      compare(error, sent)
      setFields(error instanceof CallError ? (error.fields ?? null) : null)
    },
  })
  const submit = () => {
    const checked = checkedBody(create_credit_terms.body, bodyOf(wish))
    setFields(checked.fields)
    if (!checked.fields) save.mutate(wish)
  }
  return { wish, change: (part: Partial<TermsInput>) => setWish({ ...wish, ...part }), fields, save, submit, conflict }
}
