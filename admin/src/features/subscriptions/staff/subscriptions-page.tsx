import { list_subscriptions } from '@portico/shared/contract/subscriptions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { planNames } from '@portico/shared/states/subscriptions/plan.ts'
import { subscriptionStatuses, subscriptionStatusLabels } from '@portico/shared/states/subscriptions/subscription.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { api } from '../../../kernel/api.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { subscriptionsSearchParams } from '../search-params.ts'
import { subscriptionColumns } from './subscription-columns.tsx'
import { usePlans } from '../use-plans.ts'

const any = { value: '', label: 'All' }
const statuses = [any, ...subscriptionStatuses.map((value) => ({ value, label: subscriptionStatusLabels[value] }))]

const statusOf = (text: string | undefined) => subscriptionStatuses.find((one) => one === text)
const planOf = (text: string | undefined) => planNames.find((one) => one === text)

/** /admin/subscriptions: subscriptions of all portals, for super admins on the admin portal (TEN-055). */
export function SubscriptionsPage() {
  const plans = usePlans().data ?? []
  const list = usePagedList({
    name: 'subscriptions',
    address: subscriptionsSearchParams,
    filters: ['search', 'status', 'plan'],
    ask: (query, { status, plan }) =>
      api(list_subscriptions, { query: { ...query, status: statusOf(status), plan: planOf(plan) } }),
  })
  const { search, change } = list
  return (
    <ListPage
      title="Subscriptions"
      actions={<AttachPlan />}
      purpose="The plan of each portal, newest portals first."
      list={list}
      filters={
        <>
          <SearchFilter label="Search" placeholder="Portal or URL" {...list.searchField} />
          <Field label="Status">
            <Select
              value={statusOf(search.status) ?? ''}
              options={statuses}
              onChange={({ target }) => change({ status: target.value || undefined })}
            />
          </Field>
          <Field label="Plan">
            <Select
              value={planOf(search.plan) ?? ''}
              options={[any, ...plans.map(({ short_name, name }) => ({ value: short_name, label: name }))]}
              onChange={({ target }) => change({ plan: target.value || undefined })}
            />
          </Field>
        </>
      }
      empty={{ title: 'No subscriptions yet', text: 'Attach a plan to a portal to start one.' }}
      table={{ label: 'Subscriptions', columns: subscriptionColumns, titleOf: ({ portal }) => portal.name }}
    />
  )
}

const AttachPlan = () => <CreateLink to={linkToStaff('attachSubscription')}>Attach plan</CreateLink>
