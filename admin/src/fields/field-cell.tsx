import { formatClock } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useOptions } from './use-options.ts'

/** Tones of badges for choices that are declared with one. */
export const badgeTones = {
  green: 'success',
  gray: undefined,
  success: 'success',
  warning: 'waiting',
  error: 'failed',
} as const

/** Shows a value in a list. */
export function FieldCell({ field, value }: { field: Field; value: unknown }) {
  if (field.kind === 'relation') return <RelationCell to={field.to} value={value} />
  if (value === null || value === undefined || value === '')
    return (
      <span className="muted" aria-label="none">
        –
      </span>
    )
  if (field.kind === 'choice') {
    const option = field.options.find((one) => one.value === value)
    return option?.tone ? (
      <Badge tone={badgeTones[option.tone]}>{option.label}</Badge>
    ) : (
      <>{option?.label ?? String(value)}</>
    )
  }
  if (field.kind === 'boolean')
    return value === true ? (
      <Icon name="check" label="Yes" />
    ) : (
      <span className="muted" aria-label="No">
        –
      </span>
    )
  // A color is data: set it by an attribute, because the content security policy allows no inline styles.
  if (field.kind === 'color')
    return (
      <span className="row">
        <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill={String(value)} />
        </svg>
        <code>{String(value)}</code>
      </span>
    )
  if (field.kind === 'money') return <>{formatMoney(Number(value))}</>
  if (field.kind === 'clock') return <>{formatClock(String(value))}</>
  if (field.kind === 'slug') return <code>{String(value)}</code>
  return <>{String(value)}</>
}

function RelationCell({ to, value }: { to: string; value: unknown }) {
  const options = useOptions(to)
  const titles = [value]
    .flat()
    .filter((id) => id !== null)
    .map((id) => options.data?.find((option) => option.id === id)?.title ?? '…')
  return titles.length > 0 ? (
    <>{titles.join(', ')}</>
  ) : (
    <span className="muted" aria-label="none">
      –
    </span>
  )
}
