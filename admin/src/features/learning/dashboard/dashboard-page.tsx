import './dashboard.css'
import { may } from '@portico/shared/access/may.ts'
import { show_dashboard } from '@portico/shared/contract/learning/dashboard.ts'
import { attention, attentionKinds } from '@portico/shared/rules/learning/dashboard/attention.ts'
import { figuresFor } from '@portico/shared/rules/learning/dashboard/figures.ts'
import { portalType } from '@portico/shared/states/portals/portal.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { Attention, AttentionSkeleton } from './attention.tsx'
import { Figures } from './figures.tsx'

export const dashboardQuery = (portal_id: number) =>
  queryOptions({ queryKey: ['dashboard', portal_id], queryFn: () => api(show_dashboard, { query: {} }) })

/** /admin/dashboard: figures for the portal, or for the courses of staff limited to those, and what needs attention (ADM-002). */
export function DashboardPage() {
  const { me, portal } = useSession()
  const { data, error, refetch } = useQuery(dashboardQuery(portal.id))
  const names = figuresFor({ role: me.current_role, sells: portal.setting.type !== portalType.in_house })
  const counted = me.is_limited_to_courses ? 'How your courses are doing' : `How ${portal.name} is doing`
  const isAsked = attentionKinds.some((kind) => may({ roles: [me.current_role], action: attention[kind] }))
  if (error && !data) return <FailedPage error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title="Dashboard">{`${counted}${isAsked ? ', and what needs your attention' : ''}.`}</PageHead>
      <Figures names={names} values={data} />
      {isAsked ? data ? <Attention items={data.attention} /> : <AttentionSkeleton /> : null}
    </>
  )
}
