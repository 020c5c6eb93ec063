import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from '../icons/icon-paths.ts'

/** An empty list: its purpose and one action. With `isPage` it is the whole page and renders the page heading. */
export function EmptyState({
  icon = 'book',
  title,
  isPage,
  children,
  action,
}: {
  icon?: IconName | undefined
  title: string
  isPage?: boolean | undefined
  children?: ReactNode | undefined
  action?: ReactNode | undefined
}) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="state">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}
