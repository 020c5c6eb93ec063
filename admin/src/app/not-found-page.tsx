import { linkTo } from '@portico/shared/pages/link-to.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useWindowTitle } from '../kernel/window-title.ts'

/** Page for URLs of the app that match no page (SES-029). */
export function NotFoundPage() {
  const title = errorMessage('general.route_not_found')
  useWindowTitle(title)
  return (
    <EmptyState
      isPage
      icon="search"
      title={title}
      action={<LinkButton href={linkTo('dashboard')}>Go to the dashboard</LinkButton>}
    >
      Error 404. The link may be outdated or mistyped.
    </EmptyState>
  )
}
