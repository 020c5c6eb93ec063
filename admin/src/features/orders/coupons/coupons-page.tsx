import { may } from '@portico/shared/access/may.ts'
import { list_coupons } from '@portico/shared/contract/orders/coupons.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { api } from '../../../kernel/api.ts'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { couponsSearchParams } from '../search-params.ts'
import { couponColumns } from './coupon-columns.tsx'

/** /admin/coupons: codes that shoppers type in the cart or at the checkout. */
export function CouponsPage() {
  const { me, portal } = useSession()
  const list = usePagedList({
    name: 'coupons',
    address: couponsSearchParams,
    ask: (query) => api(list_coupons, { query }),
  })
  const mayCreate = may({ roles: [me.current_role], action: 'coupons.edit' })
  return (
    <ListPage
      title="Coupons"
      actions={mayCreate ? <CreateLink to={linkToStaff('createCoupon')}>Create coupon</CreateLink> : null}
      purpose="Codes that shoppers enter in the cart or at checkout, one for each order. They lower current prices, but never below a course’s minimum price."
      list={list}
      filters={<SearchFilter label="Search" placeholder="Code or name" {...list.searchField} />}
      empty={{ title: 'No coupons yet', text: 'Create one, then tell shoppers its code.' }}
      table={{ label: 'Coupons', columns: couponColumns(portal.time_zone), titleOf: ({ code }) => code }}
    />
  )
}
