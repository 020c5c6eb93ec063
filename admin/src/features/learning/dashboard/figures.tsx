import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { Dashboard } from '@portico/shared/contract/learning/dashboard.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { FigureName } from '@portico/shared/rules/learning/dashboard/figures.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { Link } from '@tanstack/react-router'

type FigureData<N extends FigureName> = NonNullable<Dashboard[N]>
type View<N extends FigureName> = {
  readonly label: string
  readonly value: (of: FigureData<N>) => string
  readonly note: (of: FigureData<N>) => string
  readonly to?: string
}
const inMonth = ({ this_month }: { this_month: number }): string => `${formatCount(this_month)} this month`
const ofAll = ({ total }: { total: number }): string => formatCount(total)

/** Defines how each figure is displayed; a new figure does not compile without its text. */
const views: { readonly [N in FigureName]: View<N> } = {
  portal_credits: {
    label: 'Credits left',
    value: ({ remaining }) => formatCount(remaining),
    note: ({ distributed, used }) => `${formatCount(distributed)} with courses and managers, ${formatCount(used)} used`,
    to: linkToStaff('portalCredits'),
  },
  users: {
    label: 'Users',
    value: ofAll,
    note: ({ this_month }) => `${formatCount(this_month)} joined this month`,
    to: linkToStaff('users'),
  },
  enrollments: { label: 'Enrollments', value: ofAll, note: inMonth },
  revenue: {
    label: 'Revenue this month',
    value: ({ this_month }) => formatMoney(this_month),
    note: ({ orders }) => countOf(orders, 'order'),
  },
  completions: { label: 'Courses completed', value: ofAll, note: inMonth },
}

/** Shows the figures for this role, or placeholders while they load. */
export function Figures({ names, values }: { names: readonly FigureName[]; values: Dashboard | undefined }) {
  return (
    <dl className="figures" aria-busy={values === undefined}>
      {names.map((name) => (
        <Figure key={name} name={name} value={values?.[name]} />
      ))}
    </dl>
  )
}

function Figure<N extends FigureName>({ name, value }: { name: N; value: Dashboard[N] | undefined }) {
  const { label, to, ...words }: View<N> = views[name]
  return (
    <div className="panel figure">
      <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
      <dd>
        <strong>{value ? words.value(value) : <Skeleton shape="title" />}</strong>
        <span className="muted small">{value ? words.note(value) : <Skeleton shape="label" />}</span>
      </dd>
    </div>
  )
}
