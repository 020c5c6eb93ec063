import { select_coupon_bundles, select_coupon_courses } from '@portico/shared/contract/orders/coupons.ts'
import { soldKinds, type SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { ManyChoices } from '../../../fields/many-choices.tsx'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { kindLabels } from './coupon-text.ts'

const options = soldKinds.map((value) => ({ value, label: kindLabels[value] }))
const listOf = <T,>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : [])

/** Fields for the scope of the coupon: kinds, and certain courses and bundles of them. */
export function ScopeFields({ disabled }: { disabled: boolean }) {
  const kinds = useController({ name: 'kinds' })
  const chosen = listOf<SoldKind>(kinds.field.value)
  const error = kinds.fieldState.error?.message
  return (
    <>
      <div ref={kinds.field.ref} tabIndex={-1}>
        <CheckboxGroup
          legend="For"
          options={options}
          values={chosen}
          onChange={kinds.field.onChange}
          disabled={disabled}
        />
        {error ? (
          <p className="field-error">
            <Icon name="warning" size="small" />
            {error}
          </p>
        ) : null}
      </div>
      {soldKinds.map((kind) => (
        <OnlyThese key={kind} kind={kind} isListed={chosen.includes(kind)} disabled={disabled} />
      ))}
    </>
  )
}

const fieldsOfKinds = {
  course: { name: 'course_ids', label: 'Only these courses', none: 'All courses', select: select_coupon_courses },
  bundle: { name: 'bundle_ids', label: 'Only these bundles', none: 'All bundles', select: select_coupon_bundles },
} as const satisfies Record<SoldKind, object>

/** Limits one kind to certain products. Products chosen before their kind was switched off stay visible, with the reason why they cannot be saved. */
function OnlyThese({ kind, isListed, disabled }: { kind: SoldKind; isListed: boolean; disabled: boolean }) {
  const { portal } = useSession()
  const { name, label, none, select } = fieldsOfKinds[kind]
  const { field, fieldState } = useController({ name })
  const { data } = useQuery({
    queryKey: ['coupon-products', portal.id, kind],
    queryFn: () => api(select, { query: {} }),
    staleTime: 60_000,
  })
  const values = listOf<number>(field.value)
  if (!isListed && values.length === 0) return null
  return (
    <ManyChoices
      name={name}
      label={label}
      none={none}
      chosen={values}
      options={data ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      disabled={disabled}
    />
  )
}
