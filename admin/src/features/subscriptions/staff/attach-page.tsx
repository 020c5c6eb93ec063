import { list_portals, type PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { api } from '../../../kernel/api.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { PortalChoices } from '../../../kernel/portal-choices.tsx'
import { attachSearchParams } from '../search-params.ts'
import { AttachForm } from './attach-form.tsx'
import { usePlans } from '../use-plans.ts'

/** /admin/subscriptions/attach: attaches a plan by contract to one portal (OP-19). The portal is chosen first and is in the URL. */
export function AttachPage() {
  const [{ portal: slug }, change] = useSearchParams(attachSearchParams)
  return (
    <>
      <PageHead title="Attach plan" actions={<PageLink to={linkToStaff('subscriptions')}>All subscriptions</PageLink>}>
        For contracts paid by invoice. The plan and its credits are available at once.
      </PageHead>
      <div className="panel panel-body stack">
        {slug ? (
          <ForPortal slug={slug} onOther={() => change({ portal: undefined })} />
        ) : (
          <>
            <h2 className="panel-title">Which portal?</h2>
            <PortalChoices onChosen={(portal) => change({ portal })} />
          </>
        )}
      </div>
    </>
  )
}

function ForPortal({ slug, onOther }: { slug: string; onOther: () => void }) {
  const plans = usePlans()
  const portal = useQuery({
    queryKey: ['portals', 'of-slug', slug],
    queryFn: async (): Promise<PortalLine | null> => (await api(list_portals, { query: { slug } })).data[0] ?? null,
  })
  const failed = plans.error ?? portal.error
  if (failed)
    return (
      <ErrorState onRetry={() => void Promise.all([plans.refetch(), portal.refetch()])} requestId={referenceOf(failed)}>
        {failureText(failed)}
      </ErrorState>
    )
  if (!plans.data || portal.data === undefined) return <Skeleton shape="line" count={6} />
  const other = (
    <Button kind="secondary" size="small" onClick={onOther}>
      Choose another portal
    </Button>
  )
  if (portal.data === null || portal.data.kind !== 'tenant')
    return (
      <>
        <p>{portal.data ? `${portal.data.name} needs no subscription.` : 'This portal does not exist.'}</p>
        <div>{other}</div>
      </>
    )
  return <AttachForm portal={portal.data} plans={plans.data} other={other} />
}
