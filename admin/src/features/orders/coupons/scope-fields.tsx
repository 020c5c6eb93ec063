import { select_coupon_courses } from '@portico/shared/contract/orders/coupons.ts'
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

/** Fields for the scope of the coupon: kinds, and certain courses of them. */
export function ScopeFields({ disabled }: { disabled: boolean }) {
  const { portal } = useSession()
  const kinds = useController({ name: 'kinds' })
  const courses = useController({ name: 'course_ids' })
  const chosen = listOf<SoldKind>(kinds.field.value)
  const { data } = useQuery({
    queryKey: ['coupon-courses', portal.id],
    queryFn: () => api(select_coupon_courses, { query: {} }),
    staleTime: 60_000,
  })
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
      <ManyChoices
        name="course_ids"
        label="Only these courses"
        help="A coupon for certain courses can’t apply to bundles."
        none="All courses"
        chosen={listOf<number>(courses.field.value)}
        options={data ?? []}
        onChange={courses.field.onChange}
        onBlur={courses.field.onBlur}
        error={courses.fieldState.error?.message}
        disabled={disabled}
      />
    </>
  )
}
