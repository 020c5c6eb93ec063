import {
  check_custom_email,
  create_custom_email,
  delete_custom_email,
  show_custom_email,
  type CustomEmail,
} from '@portico/shared/contract/portals/domains-sender.ts'
import { api } from '../../../kernel/api.ts'
import { DnsPanel } from './dns-panel.tsx'
import { NameForm } from './name-form.tsx'
import { SenderView } from './sender-view.tsx'
import { useDnsPanel } from './use-dns-panel.ts'

/** Shows the sender of the portal's emails: the platform's, or the state of the portal's own. */
export function SenderPanel({ portal_id }: { portal_id: number }) {
  const query = { referer_portal_id: portal_id }
  const panel = useDnsPanel<CustomEmail>({
    key: ['custom-email', portal_id],
    show: () => api(show_custom_email, { query }),
    check: () => api(check_custom_email, { query }),
    remove: () => api(delete_custom_email, { query }),
    waits: ({ sender }) => sender !== null && sender.state !== 'SUCCESS',
    onRemoved: () => {},
  })
  const { data, isError, refetch } = panel.query
  return (
    <DnsPanel title="Email sender" failed={isError} onRetry={() => void refetch()} isLoaded={data !== undefined}>
      {data?.sender ? <SenderView sender={data.sender} first_address={data.first_address} {...panel} /> : null}
      {data && !data.sender ? (
        <>
          <p>
            The portal’s emails come from <strong>{data.first_address}</strong> in its name. You can use your own email
            address instead.
          </p>
          <NameForm
            form_name={`custom-email-${portal_id}`}
            name="address"
            label="Email address"
            help="An email address at a domain that you own, such as academy@example.com. You then verify it with three DNS records."
            button="Add address"
            type="email"
            schema={create_custom_email.body}
            send={(address) => api(create_custom_email, { query, body: { address } })}
            onSaved={panel.keep}
          />
        </>
      ) : null}
    </DnsPanel>
  )
}
