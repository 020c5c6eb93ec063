import { list_subscriptions } from '@portico/shared/contract/subscriptions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { planNames } from '@portico/shared/states/subscriptions/plan.ts'
import { subscriptionStatuses, subscriptionStatusLabels } from '@portico/shared/states/subscriptions/subscription.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { api } from '../../../kernel/api.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { subscriptionsSearchParams } from '../search-params.ts'
import { subscriptionColumns } from './subscription-columns.tsx'
import { usePlans } from '../use-plans.ts'

const any = { value: '', label: 'All' }
const statuses = [any, ...subscriptionStatuses.map((value) => ({ value, label: subscriptionStatusLabels[value] }))]

type Search = v.InferOutput<typeof subscriptionsSearchParams>

function useSubscriptions({ search, cursor, ...filters }: Search, per_page: number) {
  const status = subscriptionStatuses.find((one) => one === filters.status)
  const plan = planNames.find((one) => one === filters.plan)
  const asked = { search, cursor, status, plan, per_page, with_total: '1' } as const
  const query = useQuery({
    queryKey: ['subscriptions', asked],
    queryFn: () => api(list_subscriptions, { query: asked }),
    placeholderData: keepPreviousData,
  })
  return { status, plan, query }
}

/** /admin/subscriptions: subscriptions of all portals, for super admins on the admin portal (TEN-055). */
export function SubscriptionsPage() {
  const [search, change] = useAddressSearch(subscriptionsSearchParams)
  const view = useTableView('subscriptions')
  const plans = usePlans().data ?? []
  const { status, plan, query } = useSubscriptions(search, view.per_page)
  return (
    <>
      <PageHead title="Subscriptions" actions={<AttachPlan />}>
        The plan of each portal, the newest portals first.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Portal or address"
            onChange={(words) => change({ search: words || undefined })}
          />
          <Field label="Status">
            <Select
              value={status ?? ''}
              options={statuses}
              onChange={({ target }) => change({ status: target.value || undefined })}
            />
          </Field>
          <Field label="Plan">
            <Select
              value={plan ?? ''}
              options={[any, ...plans.map(({ short_name, name }) => ({ value: short_name, label: name }))]}
              onChange={({ target }) => change({ plan: target.value || undefined })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search || status || plan),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined, status: undefined, plan: undefined }),
          }}
          empty={{ title: 'No subscriptions yet', text: 'Attach a plan to a portal to start one.' }}
        >
          {(rows) => (
            <DataTable
              label="Subscriptions"
              view={view}
              columns={subscriptionColumns}
              rows={rows}
              titleOf={({ portal }) => portal.name}
            />
          )}
        </ListBody>
      </div>
    </>
  )
}

const AttachPlan = () => <CreateLink to={linkToStaff('attachSubscription')}>Attach plan</CreateLink>
