import {
  check_custom_domain,
  create_custom_domain,
  delete_custom_domain,
  show_custom_domain,
  type CustomDomain,
} from '@portico/shared/contract/portals/domains.ts'
import { api } from '../../../kernel/api.ts'
import { DnsPanel } from './dns-panel.tsx'
import { DomainView } from './domain-view.tsx'
import { NameForm } from './name-form.tsx'
import { useDnsPanel } from './use-dns-panel.ts'
import { typedDomain } from '@portico/shared/schemas/urls.ts'

/** Shows the portal's own domain: none yet, or its current state. */
export function DomainPanel({ portal_id }: { portal_id: number }) {
  const query = { referer_portal_id: portal_id }
  const panel = useDnsPanel<CustomDomain>({
    key: ['custom-domain', portal_id],
    show: () => api(show_custom_domain, { query }),
    check: () => api(check_custom_domain, { query }),
    remove: () => api(delete_custom_domain, { query }),
    waits: ({ domain }) => domain !== null && (domain.state !== 'active' || domain.failing_since !== null),
    onRemoved: (before) => leaveDomain(before),
  })
  const { data, isError, refetch } = panel.query
  return (
    <DnsPanel title="Domain" failed={isError} onRetry={() => void refetch()} isLoaded={data !== undefined}>
      {data ? (
        data.domain ? (
          <DomainView domain={data.domain} first_host={data.first_host} {...panel} />
        ) : data.is_offered ? (
          <>
            <p>
              The portal is at <strong>{data.first_host}</strong>. If you add your own domain, visitors to this address
              are redirected to it.
            </p>
            <NameForm
              form_name={`custom-domain-${portal_id}`}
              name="domain"
              label="Domain"
              help="A domain that you own, such as learn.example.com. You then verify it with two DNS records."
              button="Add domain"
              schema={create_custom_domain.body}
              setValueAs={typedDomain}
              send={(domain) => api(create_custom_domain, { query, body: { domain } })}
              onSaved={panel.keep}
            />
          </>
        ) : (
          <p>The address of the admin portal cannot be changed.</p>
        )
      ) : null}
    </DnsPanel>
  )
}

/** After deleting the domain that this page is on, continues on the portal's original host. */
function leaveDomain(before: CustomDomain | undefined): void {
  if (before?.domain?.domain !== location.hostname) return
  const there = new URL(location.href)
  there.hostname = before.first_host
  location.assign(there)
}
